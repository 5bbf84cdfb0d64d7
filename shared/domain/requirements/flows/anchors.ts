import type { Mark } from './marks.ts'

/** Where a branch leaves the main flow, its name, and the words without either. */
export interface Anchor {
  label?: string
  at?: number
  rest: string
}

const first =
  /^\W{0,3}(?:(?:alternative|exception|extension)\s+)?(?:(?:at|in|after|during|from|before|to|instead of)\s+)?(?:main )?step\s+(\d{1,3})([a-z])?(?:\s+of (?:the )?[\w ]{3,30}flow)?\s*[,:.)–-]+\s*/i
const inside =
  /\s*[([](?:(?:at|in|after|during|from|see|instead of)\s+)?(?:main )?step\s+(\d{1,3})[a-z]?[)\]]/i

const named =
  /^(?:\*\*)?([A-Z]{1,3}[-_ ]?\d{1,2}[a-z]?)(?:\*\*)?\s*(?=[(:.–-])|^((?:A|AF|E|EF|EX)[-_ ]?\d{1,2})\s+(?=[A-Z])/

/** Reads "3a.", "A1 (step 3):", "At step 3, …", "Step 3: …" before the words of a branch. */
export function readAnchor(text: string, mark: Mark, reference: string | undefined): Anchor {
  const lead = first.exec(text)
  const within = lead ? null : inside.exec(text)
  const name = reference === undefined ? named.exec(text) : null
  const words = lead ? text.slice(lead[0].length) : within ? text.replace(within[0], '') : text
  const rest = (name ? words.slice(name[0].length) : words).replace(/^\s*(?:\*\*)?[:.–-]\s*(?:\*\*)?\s*/, '')
  const spoken = lead?.[1] ?? within?.[1]
  const own = mark.letter !== undefined && mark.number !== undefined
  const label =
    reference ??
    name?.[1] ??
    name?.[2] ??
    (own ? `${mark.number ?? ''}${mark.letter ?? ''}` : lead?.[2] ? `${lead[1] ?? ''}${lead[2]}` : undefined)
  const at = own ? mark.number : spoken === undefined ? undefined : Number(spoken)
  return { rest, ...(label === undefined ? {} : { label }), ...(at === undefined ? {} : { at }) }
}
