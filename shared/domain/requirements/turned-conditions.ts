const turned =
  /^(\W*)(are|is|was|were|has|have) ((?:the|all|both|an?|his|her) [\w -]{2,40}?) ((?:not |no longer )?(?:wrong|correct|valid|invalid|incorrect|empty|missing|right|filled|complete|incomplete|expired|unknown|locked|blocked|checked|ticked|selected)\b[^,?]{0,60}), (?=(?:then )?(?:the|an?|he|she|it|all|no|his|her)\b[^?]*$)/i

/** "Are the data wrong, the text … is shown" as its writer means it: "If the data are wrong, …". Questions stay as they are. */
export function unturned(text: string): string {
  return text.replace(turned, (_, lead: string, verb: string, subject: string, rest: string) => {
    return `${lead}If ${subject} ${verb.toLowerCase()} ${rest}, `
  })
}
