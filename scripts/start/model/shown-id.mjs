/** Whether a program that nobody vouches for may have this id of a model shown, and put into a command for a shell. */
export const isShown = (id) => /^[\w@/.:+](?:[\w@/.:+ -]{0,98}[\w@/.:+-])?$/.test(id)

/** The id as a word of a command, in every shell. */
export const asWord = (id) => (id.includes(' ') ? `"${id}"` : id)
