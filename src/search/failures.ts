/** What the dialog and the results page say where there is no answer. */
import {translate} from '@docusaurus/Translate';
import {NoIndexError} from './client/embedded';

/** `unbuilt`: there is no index to look in, and the network is not to blame. */
export type Failure = 'failed' | 'unbuilt';

export const failureOf = (error: unknown): Failure =>
  error instanceof NoIndexError ? 'unbuilt' : 'failed';

export const failureTexts = (failure: Failure): {title: string; help: string} =>
  failure === 'unbuilt'
    ? {
        title: translate({id: 'search.unbuilt.title', message: '这里没有搜索索引'}),
        help: translate({
          id: 'search.unbuilt.help',
          message: '索引由构建生成。运行 npm run site，构建并打开带搜索的站点。',
        }),
      }
    : {
        title: translate({id: 'search.error.title', message: '无法获取搜索结果'}),
        help: translate({id: 'search.error.help', message: '请检查你的网络连接。'}),
      };
