/** Any text on one line, without control characters. */
export const oneLine = (text: string): string => text.replaceAll(/[\s\p{Cc}\ufffe\uffff]+/gu, ' ').trim()
