/** What a text says of e-mail addresses beside that they are some: only then is an address that breaks it surely wrong. */
export interface AddressRules {
  /** The domain ends in a part of at least so many letters behind a dot. */
  ending?: number
  /** Exactly one @. */
  one?: true
  spaceless?: true
}

const numbers: Record<string, number> = { two: 2, three: 3 }

/** "One @, no spaces, ending of at least two letters", "like name@domain.tld", "a dot in the domain". */
export function addressRules(words: string): AddressRules {
  const letters = /\bat least (two|three|\d)\s+(?:letters|characters)\b/i.exec(words)?.[1]?.toLowerCase()
  const dotted = /\b(?:ending|top-level|TLD|dots?|period)\b|\.(?:tld|com|org|example)\b/i.test(words)
  const ending = letters === undefined ? (dotted ? 1 : undefined) : (numbers[letters] ?? Number(letters))
  return {
    ...(ending === undefined ? {} : { ending }),
    ...(/\b(?:exactly |only )?one ["“]?@|\ban? single ["“]?@/i.test(words) ? { one: true as const } : {}),
    ...(/\bno (?:spaces|blanks)\b|\bwithout (?:any )?(?:spaces|blanks)\b/i.test(words)
      ? { spaceless: true as const }
      : {}),
  }
}
