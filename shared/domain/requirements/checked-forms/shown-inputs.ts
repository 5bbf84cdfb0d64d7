import { guardIn } from './guards.ts'
import type { Placed } from './parts.ts'
import { ledShown } from './shown-by-lead.ts'
import { toldSentences, type ToldSentence } from './told-sentences.ts'
import type { Unit } from './units.ts'
import { inputNamed, inputWithLabel, type KnownInput, type Vocabulary } from './vocabulary.ts'

const only =
  /\b(?:is|be|are) (?:visible|shown|displayed|there|offered) only (?:while|if|when|where|as long as)\b|\bonly (?:visible|shown|displayed|there|offered|appears) (?:while|if|when|where|as long as)\b|\b(?:appears|shows|can be seen) only (?:while|if|when|where|as long as)\b/i
const leaves =
  /\b(?:entry|entries|value|content|text|what (?:was|has been) (?:entered|typed)|it)\b[^.;]{0,40}\b(?:discarded|emptied|cleared|deleted|dropped|forgotten|removed|lost)\b/i

/** '"Consent" is visible only while the site is "Rooftop"': an input that is there only for some values of another one. */
export function shownOf({ text, start, kind }: Unit, vocabulary: Vocabulary): Placed[] {
  if (kind !== 'item' && kind !== 'paragraph') return []
  const led = toldSentences(text, start).flatMap((one) => shownByLead(one, vocabulary))
  if (led.length > 0) return led
  const said = only.exec(text.replace(/"[^"]*"|“[^”]*”/g, (quote) => '_'.repeat(quote.length)))
  if (!said) return []
  const input = subjectOf(text.slice(0, said.index), vocabulary)
  if (!input) return []
  const clause = /^[^.;]*/.exec(text.slice(said.index))?.[0] ?? ''
  const read = guardIn(
    clause.replace(/^.*?\bonly (?:visible |shown |displayed |there |offered |appears )?/i, ''),
    input.label,
    vocabulary,
  )
  const rest = text.slice(said.index + clause.length)
  return [
    {
      at: start,
      part: {
        part: 'shown',
        label: input.label,
        ...(read ? { when: read.guard } : {}),
        discards:
          /\b(?:chang|hid|disappear|another|other|not (?:visible|shown))/i.test(rest) && leaves.test(rest),
      },
    },
  ]
}

/** What a condition in front brings up; where the condition is not understood nobody knows when. */
function shownByLead(sentence: ToldSentence, vocabulary: Vocabulary): Placed[] {
  const led = ledShown(sentence)
  if (!led) return []
  const read =
    led.ticked === undefined
      ? guardIn(led.lead, '', vocabulary)?.guard
      : { label: led.ticked, values: ['on'] }
  return led.labels.flatMap((name): Placed[] => {
    const input = inputWithLabel(name, vocabulary)
    return input
      ? [
          {
            at: sentence.start,
            part: {
              part: 'shown',
              label: input.label,
              ...(read && read.label !== input.label ? { when: read } : {}),
              discards: false,
            },
          },
        ]
      : []
  })
}

const hidden =
  /\b(?:hidden|hides?|shown again|not (?:shown|visible)|disappears?|unticked|unchecked|another|other)\b/i
const given = /\b(?:emptied|discarded|cleared|deleted|dropped|forgotten|removed|lost|gone|blank|not kept)\b/i

/**
 * "What was entered in a field is gone when it is shown again": the entries of all inputs that come and go; 'When "Bus" is unticked, the
 * seat number is emptied': those of one. The labels, or "all".
 */
export function discardedIn(text: string, vocabulary: Vocabulary): string[] | 'all' {
  const plain = text.replace(/["“][^"”]*["”]/g, ' ')
  if (
    !hidden.test(plain) ||
    !given.test(plain) ||
    /\bnot\b[^.;]{0,20}\b(?:emptied|lost|discarded|cleared)\b/i.test(plain)
  )
    return []
  if (
    /\b(?:what(?:ever)?|everything|entries|anything|the (?:entry|value|text))\b[^.;]*\b(?:an?|any|each|every|all|the) (?:hidden |dependent |such )?(?:fields?|inputs?)\b/i.test(
      plain,
    )
  )
    return 'all'
  const emptied =
    /(?:,|\bthen\b)\s*(?:the )?(?<subject>[^,;.]{2,40}?) (?:shall be|is|will be|must be|gets) (?:emptied|cleared|discarded|deleted|blank)\b/i.exec(
      plain,
    )
  const input = inputNamed(emptied?.groups?.['subject'] ?? '', vocabulary)
  return input ? [input.label] : []
}

function subjectOf(words: string, vocabulary: Vocabulary): KnownInput | undefined {
  const sentence = words.replace(/^.*[.;]\s+/s, '')
  const quoted = /["“]([^"”]{1,60})["”]/.exec(sentence)?.[1]
  return quoted === undefined ? inputNamed(sentence, vocabulary) : inputWithLabel(quoted, vocabulary)
}
