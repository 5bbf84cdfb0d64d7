/** The words of a text: a list of many short ones in few lines. */
export const words = ({ raw: [text = ''] }: TemplateStringsArray): string[] => text.trim().split(/\s+/)
