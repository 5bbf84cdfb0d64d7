const articles = '(?:the |an? |his |her |their |my |your |our )?'
const person =
  '(?:i|we|you|he|she|they|it|(?:the |an? )?(?:[\\w-]+ )?(?:user|customer|visitor|member|guest|admin|administrator|person|page|app|application|system|browser))'
const going = new RegExp(
  `^(?:then )?${person} (?:(?:(?:am|is|are|gets?|should be|shall be|must be|will be) )?(?:then |automatically |immediately |directly )*(?:redirected|taken|sent|navigated|forwarded|brought|returned|led|transferred)|(?:should |shall |will |must )?(?:lands?|arrives?|returns?|comes?|gets?|goes|go|navigates?|redirects?)|(?:leads?|takes?|brings?|redirects?|returns?) (?:me|him|her|them|${articles}(?:user|customer|visitor)))(?: (?:back|directly|automatically))* (?:to|on|at|in) (.{2,60})$`,
  'i',
)
const seeing = new RegExp(
  `^(?:then )?(?:${person} (?:should |shall |will )?(?:sees?|is shown|am shown|opens?|reach(?:es)?) )?${articles}(.{2,50}? (?:page|screen)|(?:page|screen) "[^"]{1,50}"|dashboard|home ?page|start ?page)(?: (?:is|should be|shall be|will be) (?:then )?(?:opened|shown|displayed|open|visible|loaded)| opens| appears| is reached)?$`,
  'i',
)
// The expressions are long, and few outcomes name a place.
const places = /\b(?:page|screen|view|site|dashboard|home|homepage|overview|log-?in|sign-?in)\b/i
const noun = /\b(?:page|screen|view|site)$/i
const alone = /^(?:dashboard|home|overview|homepage|home ?page|start ?page|landing page|log-?in|sign-?in)$/i

/**
 * The check for a page that somebody is led to, where the outcome names it: "I am redirected to the dashboard" → `The dashboard page is
 * shown`. Undefined for any other outcome, and for one that says more of the page than its name.
 */
export function reachedPage(outcome: string): string | undefined {
  if (!places.test(outcome)) return undefined
  const led = going.exec(outcome)?.[1]
  const name = led ?? seeing.exec(outcome)?.[1]
  if (
    name === undefined ||
    /\b(?:not|no longer|never|that|which|where|with|he|she|they|it)\b/i.test(
      outcome.replace(/^(?:he|she|they|it)\b/i, ''),
    )
  )
    return undefined
  const plain = name
    .replace(new RegExp(`^${articles}`, 'i'), '')
    .replace(
      /^(?:existing|corresponding|respective|right|correct|protected|next|previous|following|same|requested|new)\b.*$/i,
      '',
    )
    .trim()
  const quoted = /^(?:(?:page|screen) )?"([^"]{1,50})"(?: (?:page|screen))?$/i.exec(plain)?.[1]
  if (quoted !== undefined && !/^(?:https?:|\/)/.test(quoted)) return `The "${quoted}" page is shown`
  if (/["/.,:]/.test(plain) || plain === '' || plain.split(' ').length > 4) return undefined
  if (noun.test(plain))
    return /^(?:page|screen|view|site)$/i.test(plain) ? undefined : `The ${plain} is shown`
  return alone.test(plain) ? `The ${plain} page is shown` : undefined
}

const more = /^(.{5,90}?),? and (?:then )?((?:sees?|receives?|gets?|is|are|am|has|can|may)\b.{2,300})$/i

/** "is redirected to the log-in page and sees …" says two things; the page comes first. */
export function reachedAndMore(outcome: string): [string, string] | undefined {
  const found = places.test(outcome) ? more.exec(outcome) : null
  if (!found?.[1] || !found[2] || reachedPage(found[1]) === undefined) return undefined
  const who = /^i\b/i.test(outcome) ? 'I' : 'the user'
  return [found[1], `${who} ${found[2]}`]
}
