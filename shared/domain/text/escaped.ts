/** A text as a part of a regular expression, in which it stands for itself. What stands in a class of characters needs more. */
export const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
