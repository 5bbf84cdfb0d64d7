const longestName = 60
const longestLook = 300

/** Attributes by which pages give a look to what is the same on each of them. */
const looks = ['class', 'style', 'align', 'bgcolor', 'width', 'size', 'face', 'color']

/** The name of an element with its look, as far as it has one. */
export function writtenAs(element: string, attributes: Record<string, string>): string {
  let written = element
  for (const name of looks) {
    const look = attributes[name]
    if (look) written += ` ${look.slice(0, longestLook)}`
  }
  return written
}

/** Names that say how something looks, not what it is: utility classes of style frameworks. */
const lookWords = new Set(
  (
    'has text bg font flex grid border rounded items justify space gap max min overflow leading tracking shadow opacity top bottom left right inset align ' +
    'float col cols antialiased uppercase lowercase capitalize italic underline hidden sticky fixed relative absolute'
  ).split(' '),
)

/** What stands behind one or two letters where those are a property of style (`mx-auto`, `w-full`); before other words they are the initials of a site (`ng-teaser`). */
const lookValues = new Set(
  (
    'x y xs sm md lg xl xxl auto full screen none fit min max px flex block inline grid table row col start end center ' +
    'top bottom'
  ).split(' '),
)

/** What libraries call a style that they make a name for (Emotion, styled-components, styled-jsx, Svelte): no word, for it has figures or capitals in it. */
const madeName = /^(?:css|sc|jsx|svelte)-(?=[a-z]*[\dA-Z])[a-zA-Z\d]+(?:-\d+)?$/

/** Begins with such a word, is a property of style with its value (`mt-4`), holds a variant or a value of its own (`md:p-4`, `w-[3px]`), or counts at its end (`gap-y-2`). */
function isLook(name: string): boolean {
  const [first = '', value] = name.toLowerCase().split('-')
  const isValue = value === undefined || lookValues.has(value) || /^\d+$/.test(value)
  const isShort = /^[a-z]{1,2}$/.test(first) && isValue
  return (
    isShort ||
    madeName.test(name) ||
    lookWords.has(first) ||
    /[:[\]/]/.test(name) ||
    /^[a-z]+(?:-[a-z]+)*-\d+$/i.test(name)
  )
}

/** What an author calls an element, where that says what it is and not how it looks. */
export function nameOf(attributes: Record<string, string>): string | undefined {
  const { itemprop = '', itemtype = '', class: classes = '', id = '' } = attributes
  if (itemprop === '' && itemtype === '' && classes === '' && id === '') return undefined
  const names = [
    ...itemprop.slice(0, 500).split(/\s+/),
    // The kind of a thing, as schema.org calls it: the last part of its address.
    itemtype.slice(0, 500).split('/').at(-1) ?? '',
    ...classes.slice(0, 500).split(/\s+/),
    id.slice(0, 500),
  ]
  const telling = names.filter((name) => name !== '' && name.length <= longestName && !isLook(name))
  // Of a block with modifiers (BEM) the first modifier says which of its kind it is.
  return telling.find((name) => name.startsWith(`${telling[0]}--`)) ?? telling[0]
}
