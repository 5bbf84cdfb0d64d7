import { placeOfMembers, singular } from './collection-words.ts'
import type { FactContext } from './readers.ts'
import type { Target } from '../types.ts'

const looking =
  /^(?:please )?(?:count|check|verify|observe|compare|inspect|note|look at|have a look at|take a look at|glance (?:over )?at|see)(?: up| again)?(?: how many| what['’]s| what is| what)? (.+)$/i
const aside =
  /,? (?:while|so|to see|before|after|once|because|as well|too|now|again|and)\b.*$|^(?:first|then|now|just|finally|next|again),? /gi
const within = /^(?:the )?(?:number of )?(?:the )?(?:(.+?) )?(?:in|inside|on|of|under) (.+)$/i
const container = /\b(?:column|list|table|board|lane|section|menu|cart|basket)$/i
const pointing =
  /\b(?:of (?:them|those|these)|in (?:it|there)|is (?:still |now )*there|are (?:still |now )*there)\b|^it\b/i

/** What "them", "it" and "there" point at where the step only looked at something: "Count the cards in Working", "There are two of them". */
export function lookedAt(
  fact: string,
  { looked = '', prose }: FactContext,
): { noun?: string; within?: Target } {
  if (!pointing.test(fact) || /["“„«]/.test(looked)) return {}
  const rest = looking.exec(
    looked
      .trim()
      .replace(/[.!]+$/, '')
      .replace(aside, ''),
  )?.[1]
  if (rest === undefined) return {}
  const [, what = rest, where] = within.exec(rest) ?? []
  const phrase = where ?? (container.test(rest) ? rest : undefined)
  const place = placeOfMembers(phrase, prose)
  const [, many] = /^(?:the )?([a-z]{3,}s)\b/.exec(what) ?? []
  return {
    ...(many === undefined || phrase === rest ? {} : { noun: singular(many) }),
    ...(place === false ? {} : place),
  }
}
