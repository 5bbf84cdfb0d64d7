export const snippetOf = (websiteId: string, origin: string): string =>
  `<script defer src="${origin}/script.js" data-website-id="${websiteId}"></script>`

export const recorderSnippetOf = (websiteId: string, origin: string): string =>
  `<script defer src="${origin}/recorder.js" data-website-id="${websiteId}"></script>`
