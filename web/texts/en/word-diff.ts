/** What is said before words that went or came. */
export const texts = { gone: 'removed:', came: 'added:' }
