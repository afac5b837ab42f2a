import {describe, expect, it} from 'vitest';
import {brand} from '../../src/config/brand';
import {isSet, siteUrl} from '../../src/config/build';

describe('SITE_URL', () => {
  it('is the address of the site without it, and when it is empty', () => {
    expect(siteUrl({})).toBe(brand.siteUrl);
    expect(siteUrl({SITE_URL: ' '})).toBe(brand.siteUrl);
  });

  it('is a scheme and a host', () => {
    expect(siteUrl({SITE_URL: 'https://preview.example.com'})).toBe('https://preview.example.com');
    expect(siteUrl({SITE_URL: 'http://localhost:3000/'})).toBe('http://localhost:3000');
  });

  it.each([
    'preview.example.com',
    'https://',
    '//preview.example.com',
    'ftp://preview.example.com',
    'https://preview.example.com/docs',
    'https://preview.example.com?a=1',
    'https://user:secret@preview.example.com',
    'localhost:3000',
  ])('is not %s', (value) => {
    expect(() => siteUrl({SITE_URL: value})).toThrow(
      `SITE_URL is "${value}": write scheme and host alone, such as https://`,
    );
  });
});

describe('a switch', () => {
  it('is on or off, and keeps its default without a value', () => {
    expect(isSet('BASE_URL_ISSUE_BANNER', true, {})).toBe(true);
    expect(isSet('BASE_URL_ISSUE_BANNER', true, {BASE_URL_ISSUE_BANNER: '0'})).toBe(false);
    expect(isSet('BASE_URL_ISSUE_BANNER', false, {BASE_URL_ISSUE_BANNER: '1'})).toBe(true);
  });

  it('is nothing else', () => {
    expect(() => isSet('BASE_URL_ISSUE_BANNER', true, {BASE_URL_ISSUE_BANNER: 'off'})).toThrow(
      'BASE_URL_ISSUE_BANNER is "off": write 1 or 0, or leave it out.',
    );
  });
});
