/**
 * The needs of a benchmark that are not met, as a sentence each that says how to meet it.
 * @param {readonly { what: string, how: string, isMet: () => Promise<boolean> }[]} needs
 * @returns {Promise<string[]>}
 */
export async function missingOf(needs) {
  const met = await Promise.all(needs.map(({ isMet }) => isMet()))
  return needs.filter((_, at) => !met[at]).map(({ what, how }) => `It needs ${what}. ${how}`)
}
