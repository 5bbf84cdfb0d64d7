/** A text on one line that Markdown takes as it is. */
export const plainMarkdown = (text: string): string =>
  text
    .replaceAll(/[\s\p{C}]+/gu, ' ')
    .replaceAll(/[\\`*_[\]<>#|]/g, String.raw`\$&`)
    .trim()
