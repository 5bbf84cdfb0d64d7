/** The sentences of an article. */
export const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?]["”)]?)\s+(?=["“(]?[A-Z0-9])/)
