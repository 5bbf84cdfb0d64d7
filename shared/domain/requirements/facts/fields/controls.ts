import type { Masked, Quote } from '../mask.ts'
import type { ButtonFact, PageFact } from '../types.ts'

const called =
  /\bbutton\b[^".]{0,40}\b(?:is )?(?:called|named|labell?ed|titled|reads|says|with the (?:label|text|caption))\s*(?:as\s+)?$/i
const control =
  /\b(?:clicks?|presses|press|clicking|pressing|taps?|tapping|selects?|hits?|uses?|activates?)\s+(?:on\s+)?(?:the\s+)?$/i

/** Reads names of buttons and links: 'the "Save" button', 'The button is called "Save"', 'clicks "Send"', "clicks Submit". */
export function readButtons(part: Masked): ButtonFact[] {
  const found = part.quotes.flatMap((quote) => {
    const before = part.masked.slice(Math.max(0, quote.start - 70), quote.start)
    const after = part.masked.slice(quote.end, quote.end + 14)
    const sends =
      /\b(?:with|via|using)\s+(?:the\s+)?(?:button\s+)?$/i.test(before) &&
      /\b(?:sends?|submits?|saves?|confirms?|places?|sent|submitted)\b/i.test(part.masked)
    const acts =
      quote.start === 0 &&
      /^ (?:saves|submits|sends|books|creates|stores|reserves|confirms|places|posts|orders|registers|opens|cancels|deletes)\b/.test(
        part.masked.slice(quote.end, quote.end + 14),
      )
    const named =
      acts ||
      sends ||
      pressedBefore(part, quote) ||
      called.test(before) ||
      control.test(before) ||
      /\bbutton:?\s*$/i.test(before)
    if (!named && !/^\s*button\b/i.test(after)) return []
    if (/^\s*(?:field|checkbox|tab|menu|option|list)\b/i.test(after)) return []
    return [button(quote.value, part.masked.slice(quote.end, quote.end + 40))]
  })
  for (const match of part.raw.matchAll(
    /\b(?:clicks?|presses|clicking|pressing|taps)(?=)\s+(?:on\s+)?(?:the\s+)?(?!(?:Enter|Escape|Esc|Tab|Space|Return|Delete|Backspace)\b)(?=)([A-Z][\w]*(?: [A-Z][\w]*| (?:in|up|out|now|to)\b){0,3})(?:\s+button)?/g,
  )) {
    if (match[1]) found.push(button(match[1]))
  }
  for (const match of part.raw.matchAll(/\bthe ([A-Z][\w]*(?: [A-Z]?[\w]+)?) button\b/g))
    if (match[1]) found.push(button(match[1]))
  return found
}

/** Names of buttons that send a form, where a text gives the name alone: "After "Send" the page says …". */
export const sending =
  /^(?:send|submit|save|register|order|book|buy|pay|sign up|sign in|log ?in|search|create|confirm|apply|request|post|check ?out|calculate|upload|reserve|publish|place|start|continue|ok)\b/i

function pressedBefore({ masked }: Masked, { start, value }: Quote): boolean {
  return /^\W*(?:after|on|upon|with)\s+(?:the\s+)?$/i.test(masked.slice(0, start)) && sending.test(value)
}

// What is clicked before anything is entered, and what asks, sends nothing.
const entersNext =
  /^["”]?(?: button| link)?,? (?:and|then|and then) (?:the user |he |she |they |I )?(?:enters?|types?|fills? in|provides?)\b/i

function button(name: string, after = ''): ButtonFact {
  return {
    kind: 'button',
    name,
    submits:
      !name.endsWith('?') &&
      !entersNext.test(after) &&
      !/^(?:cancel|discard|dismiss|abort|skip|back|close|delete|remove|reset|clear|help|edit|add|menu|next page|previous|log ?out|sign ?out)\b/i.test(
        name,
      ),
  }
}

// A page that something leads to is not the one that the sentence is about.
const reached =
  /\b(?:opens?|leads?(?: \w+)? to|redirect(?:s|ed)?(?: \w+)? to|(?:taken|sent|brought|forwarded|returned|navigated|back) to|(?:returns?|goes|navigates?|comes?|gets?) (?:back )?to|lands? (?:up )?on|takes (?:(?:the|him|her|them) ?\w* )?to|(?:and|then) (?:shows?|displays?))\s+$/i

/** Reads the page a form stands on and its address, when the text gives one. */
export function readPage(part: Masked): PageFact | undefined {
  const address =
    /\bhttps?:\/\/[^\s"'<>()]{3,300}[^\s"'<>().,;:!?]/.exec(part.raw)?.[0] ??
    /(?:^|\s)(\/[a-z][\w/-]{1,80})(?=[\s.,;)]|$)/.exec(part.raw)?.[1]
  const found =
    /\b(?:The|the|On the|A|a)\s+((?:(?!the\b|on\b|a\b|successful\b|same\b|next\b|this\b|protected\b)[\w-]+\s){1,3}?(?:page|form|screen|dialog))\b/.exec(
      part.raw,
    )
  const named = found && !reached.test(part.raw.slice(0, found.index)) ? found[1] : undefined
  if (address === undefined && named === undefined) return undefined
  return { kind: 'page', ...(named ? { name: named } : {}), ...(address ? { address } : {}) }
}
