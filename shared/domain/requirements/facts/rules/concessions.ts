import { without, type Masked } from '../mask.ts'

/** "…, even when shipping is free", "Notwithstanding R-7, …" says that the rule holds whatever that clause says. */
export function withoutConcession(part: Masked): Masked {
  const found =
    /^\W*(?:notwithstanding|irrespective of|regardless of|contrary to)\s[^,;]{2,120},\s*|^\W*even\s+(?:when|if|though|while)\s[^,]{3,200},\s*|,?\s+even\s+(?:when|if|though|while)\s[^,.;]{3,200}/i.exec(
      part.masked,
    )
  return found ? without(part, found.index, found.index + found[0].length) : part
}
