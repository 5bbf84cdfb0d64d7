/** What a text is called that stands for itself: what it says is shown on the page. */
export const messages =
  /^(?:the |an? |this |that |some )?(?:[a-z]+ )?(?:message|text|note|notice|notification|toast|hint|warning|error|alert|summary|sentence|line|paragraph|counter|caption|banner|confirmation|info|footer)$/i
