const uneven = /\s{2,}|[^\S ]/g

/** Each run of blanks and line breaks as one blank. Single blanks stay where they are, which most of them are: replacing them by themselves takes most of the time. */
export const collapseBlanks = (text: string): string => text.replaceAll(uneven, ' ')
