import {describe, expect, it} from 'vitest';
import {feedbackEndpoint, feedbackIssueUrl, feedbackOrigin} from '../../src/config/feedback';

describe('FEEDBACK_ENDPOINT', () => {
  const read = (value?: string) => feedbackEndpoint({FEEDBACK_ENDPOINT: value});

  it('is nothing, an https address, or a path', () => {
    expect(read()).toBeUndefined();
    expect(read(' ')).toBeUndefined();
    expect(read('https://feedback.example.com/docs')).toBe('https://feedback.example.com/docs');
    expect(read('/api/feedback')).toBe('/api/feedback');
  });

  it.each([
    'http://feedback.example.com',
    '//feedback.example.com',
    '/\\feedback.example.com',
    'feedback.example.com',
    'https://',
    'javascript:alert(1)',
  ])('is not %s', (value) => {
    expect(() => read(value)).toThrow(/FEEDBACK_ENDPOINT.*https:\/\//);
  });

  it('names another host only where there is one', () => {
    expect(feedbackOrigin({FEEDBACK_ENDPOINT: 'https://a.example.com/b?c=d'})).toBe(
      'https://a.example.com',
    );
    expect(feedbackOrigin({FEEDBACK_ENDPOINT: '/api/feedback'})).toBeUndefined();
    expect(feedbackOrigin({})).toBeUndefined();
  });
});

describe('the issue', () => {
  it('holds the page, its address, the language and the message', () => {
    const subject = {title: '创建记录', url: 'https://docs.example.com/docs/a', locale: 'zh'};
    const {searchParams} = new URL(feedbackIssueUrl(subject, '缺少 & 例子'));
    expect(searchParams.get('title')).toBe('文档反馈: 创建记录');
    expect(searchParams.get('body')).toContain('https://docs.example.com/docs/a');
    expect(searchParams.get('body')).toContain('中文');
    expect(searchParams.get('body')).toContain('缺少 & 例子');
  });
});
