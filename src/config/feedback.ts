/** Destination of readers' feedback: an issue on the code host, or a service of the operator. */
import {brand} from './brand';
import {urlOf, valueOf, type Environment} from './environment';

/** Longest message, in characters. */
export const longestMessage = 1000;

/** Time-out of the service in milliseconds. */
export const feedbackTimeout = 8000;

/**
 * `FEEDBACK_ENDPOINT`: address that feedback is posted to, `https://…` or a path of the site's own host.
 * Undefined without it.
 *
 * @throws for any other value: feedback would be lost unnoticed
 */
export function feedbackEndpoint(environment: Environment = process.env): string | undefined {
  const value = valueOf(environment, 'FEEDBACK_ENDPOINT');
  if (value === '') {
    return undefined;
  }
  if (/^\/(?![/\\])\S*$/.test(value) || urlOf(value)?.protocol === 'https:') {
    return value;
  }
  throw new Error(
    `FEEDBACK_ENDPOINT is "${value}": write an https:// address or a path such as /api/feedback, or leave it out.`,
  );
}

/** Host that pages contact for feedback; none for a path of the site itself. */
export function feedbackOrigin(environment: Environment = process.env): string | undefined {
  const endpoint = feedbackEndpoint(environment);
  return endpoint?.startsWith('https:') ? new URL(endpoint).origin : undefined;
}

interface FeedbackSubject {
  title: string;
  url: string;
  locale: string;
}

/** New issue with known fields filled in: the page, its address and language, and the message. */
export function feedbackIssueUrl({title, url, locale}: FeedbackSubject, message = ''): string {
  const isChinese = locale === 'zh';
  const body = isChinese
    ? `页面：${url}\n语言：中文\n\n缺少什么，或者哪里不对：\n\n${message}`
    : `Page: ${url}\nLanguage: English\n\nWhat is missing or wrong:\n\n${message}`;
  const parameters = new URLSearchParams({
    title: `${isChinese ? '文档反馈' : 'Docs feedback'}: ${title}`,
    body,
  });
  return `${brand.repository}/issues/new?${parameters}`;
}
