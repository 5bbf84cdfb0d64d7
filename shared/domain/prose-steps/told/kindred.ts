import { restore, type Prose } from '../prose.ts'
import type { Target } from '../types.ts'

// Nouns of two words and more that name a kind of thing as the rules' nouns do.
const kinds: [pattern: RegExp, role: string][] = [
  [
    /^(?:column|table) (?:heading|header|title|name)$|^heading of the column$|^head(?:er)? cell$/i,
    'columnheader',
  ],
  [/^(?:page|page number|page no\.?|number|digit|figure|letter|key)$/i, 'control'],
  [/^(?:menu|navigation|toolbar|filter|footer|nav) (?:entry|item|point|option|link|tab|button)$/i, 'control'],
  [/^(?:step|stage|tile|chip|badge|pill|breadcrumb)$/i, 'control'],
  [/^(?:suggestion|proposal|choice|hit|match)$/i, 'option'],
]
const kindThenName =
  /^([a-z][a-z .-]*?) (?:(?:called|named|labelled|labeled|titled) )?(\uE000\d+\uE001|\d{1,4}|[A-Z]\S*(?: [^\uE000]*)?)$/
const nameThenKind =
  /^(.+?) ((?:column|table) (?:heading|header|title)|(?:menu|filter|navigation) (?:entry|item|option|link)|step|stage|tile|chip|badge|pill|breadcrumb)$/i
/** Where a thing stands that another is told by. */
export const located =
  / (?:down |right |just |directly )?(?:below|above|under|underneath|beneath|beside|behind|in front of|before|after|to the (?:left|right) of|(?:left|right) of) (?:the |its |your )?(?=\S)/i

/** "Column header Name", "menu entry Print", "step 2": what a kind of thing of more words than the rules' nouns is called. */
export function kindred(text: string, prose: Prose): Target[] {
  const [, kind = '', name = ''] = kindThenName.exec(text) ?? []
  const [, before = '', after = ''] = nameThenKind.exec(text) ?? []
  const place = text.replace(located, '\n').split('\n')[0] ?? ''
  const inner = place !== text ? kindred(place, prose) : []
  const found = kinds.find(([pattern]) => pattern.test(kind || after))
  if (!found) return inner
  const words = restore(kind ? name : before, prose.literals).replace(/^"(.*)"$/, '$1')
  return words === ''
    ? inner
    : [
        { role: found[1], name: words, whole: true },
        { name: words, whole: true },
        ...(/^(?:step|stage|tile|chip|badge|pill)$/i.test(after) ? [{ name: words }] : []),
        ...inner,
      ]
}
