import { without, type Masked } from './mask.ts'

/** "…, even when shipping is free" says that the rule holds whatever that clause says. */
export function withoutConcession(part: Masked): Masked {
  const found =
    /^\W*even\s+(?:when|if|though|while)\s[^,]{3,200},\s*|,?\s+even\s+(?:when|if|though|while)\s[^,.;]{3,200}/i.exec(
      part.masked,
    )
  return found ? without(part, found.index, found.index + found[0].length) : part
}
