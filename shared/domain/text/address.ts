/** Whether a text is the address of a page: a path from the root, or one of the web. */
export const isAddress = (text: string): boolean => /^(?:\/|https?:\/\/)\S*$/i.test(text)
