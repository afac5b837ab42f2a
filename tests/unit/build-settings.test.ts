import {describe, expect, it} from 'vitest';
import {brand} from '../../src/config/brand';
import {isOn, siteUrl} from '../../src/config/environment';

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
  const banner = (value?: string) => isOn({BANNER: value}, 'BANNER');

  it('is on or off, and off without a value', () => {
    expect([banner('1'), banner('yes')]).toEqual([true, true]);
    expect([banner('0'), banner('off'), banner()]).toEqual([false, false, false]);
  });
});
