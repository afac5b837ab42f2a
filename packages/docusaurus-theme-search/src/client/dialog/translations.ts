/** Texts of DocSearch's dialog; the English ones are in `i18n/en/code.json`. */
import {translate} from '@docusaurus/Translate';
import type {DocSearchTranslations} from '@docsearch/react';

export const translations: DocSearchTranslations['modal'] = {
  searchBox: {
    clearButtonTitle: translate({id: 'search.box.clear', message: '清除'}),
    clearButtonAriaLabel: translate({id: 'search.box.clearLabel', message: '清除输入的内容'}),
    closeButtonText: translate({id: 'search.box.close', message: '关闭'}),
    closeButtonAriaLabel: translate({id: 'search.box.closeLabel', message: '关闭'}),
    placeholderText: translate({id: 'search.placeholder', message: '搜索文档'}),
    placeholderTextAskAi: translate({id: 'search.askAi.placeholder', message: '继续提问'}),
    placeholderTextAskAiStreaming: translate({
      id: 'search.askAi.answering',
      message: '正在回答…',
    }),
    searchInputLabel: translate({id: 'search.box.label', message: '搜索文档'}),
    backToKeywordSearchButtonText: translate({
      id: 'search.askAi.back',
      message: '返回关键词搜索',
    }),
    backToKeywordSearchButtonAriaLabel: translate({
      id: 'search.askAi.backLabel',
      message: '返回关键词搜索',
    }),
    newConversationPlaceholder: translate({
      id: 'search.askAi.newPlaceholder',
      message: '输入问题',
    }),
    conversationHistoryTitle: translate({id: 'search.askAi.history', message: '历史对话'}),
    startNewConversationText: translate({id: 'search.askAi.startNew', message: '开始新的对话'}),
    viewConversationHistoryText: translate({
      id: 'search.askAi.viewHistory',
      message: '查看历史对话',
    }),
    threadDepthErrorPlaceholder: translate({
      id: 'search.askAi.limit',
      message: '这段对话已达到长度上限',
    }),
  },
  startScreen: {
    recentSearchesTitle: translate({id: 'search.start.recent', message: '最近搜索'}),
    saveRecentSearchButtonTitle: translate({id: 'search.start.save', message: '收藏这条搜索'}),
    removeRecentSearchButtonTitle: translate({
      id: 'search.start.remove',
      message: '从最近搜索中移除',
    }),
    favoriteSearchesTitle: translate({id: 'search.start.favorites', message: '收藏'}),
    removeFavoriteSearchButtonTitle: translate({
      id: 'search.start.removeFavorite',
      message: '从收藏中移除',
    }),
    recentConversationsTitle: translate({
      id: 'search.start.conversations',
      message: '最近的对话',
    }),
    removeRecentConversationButtonTitle: translate({
      id: 'search.start.removeConversation',
      message: '移除这段对话',
    }),
  },
  resultsScreen: {
    askAiPlaceholder: translate({id: 'search.askAi.ask', message: '向 AI 提问：'}),
    noResultsAskAiPlaceholder: translate({
      id: 'search.askAi.askInstead',
      message: '文档里没有找到？向 AI 提问：',
    }),
  },
  askAiScreen: {
    disclaimerText: translate({
      id: 'search.askAi.disclaimer',
      message: '回答由 AI 生成，可能有误，请核实。',
    }),
    relatedSourcesText: translate({id: 'search.askAi.sources', message: '相关来源'}),
    thinkingText: translate({id: 'search.askAi.thinking', message: '正在思考…'}),
    copyButtonText: translate({id: 'search.askAi.copy', message: '复制'}),
    copyButtonCopiedText: translate({id: 'search.askAi.copied', message: '已复制'}),
    copyButtonTitle: translate({id: 'search.askAi.copyTitle', message: '复制'}),
    likeButtonTitle: translate({id: 'search.askAi.like', message: '有帮助'}),
    dislikeButtonTitle: translate({id: 'search.askAi.dislike', message: '没有帮助'}),
    thanksForFeedbackText: translate({id: 'search.askAi.thanks', message: '感谢你的反馈。'}),
    preToolCallText: translate({id: 'search.askAi.preTool', message: '正在搜索…'}),
    duringToolCallText: translate({id: 'search.askAi.duringTool', message: '正在搜索：'}),
    afterToolCallText: translate({id: 'search.askAi.afterTool', message: '搜索过：'}),
    stoppedStreamingText: translate({id: 'search.askAi.stopped', message: '你停止了这次回答'}),
    errorTitleText: translate({id: 'search.askAi.error', message: '对话出错'}),
    startNewConversationButtonText: translate({
      id: 'search.askAi.startNewButton',
      message: '开始新的对话',
    }),
  },
  newConversation: {
    newConversationTitle: translate({id: 'search.askAi.newTitle', message: '想了解什么？'}),
    newConversationDescription: translate({
      id: 'search.askAi.newDescription',
      message: '我会查阅文档，帮你找到配置步骤、功能说明和排查方法。',
    }),
  },
  footer: {
    selectText: translate({id: 'search.footer.select', message: '打开'}),
    submitQuestionText: translate({id: 'search.footer.submit', message: '提交问题'}),
    selectKeyAriaLabel: translate({id: 'search.footer.enter', message: '回车键'}),
    navigateText: translate({id: 'search.footer.navigate', message: '选择'}),
    navigateUpKeyAriaLabel: translate({id: 'search.footer.up', message: '上箭头'}),
    navigateDownKeyAriaLabel: translate({id: 'search.footer.down', message: '下箭头'}),
    closeText: translate({id: 'search.footer.close', message: '关闭'}),
    backToSearchText: translate({id: 'search.footer.back', message: '返回搜索'}),
    closeKeyAriaLabel: translate({id: 'search.footer.escape', message: 'Esc 键'}),
    poweredByText: translate({id: 'search.footer.poweredBy', message: '搜索服务'}),
  },
};
