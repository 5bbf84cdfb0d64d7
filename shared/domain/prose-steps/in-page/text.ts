import type { InPage, TextBlock } from './kit.ts'

/**
 * The visible text below an element, one entry per block: runs of inline text are joined as a reader sees them, block borders separate.
 * Values of fields and editable regions are left out (they are read as values), texts of buttons are blocks of their own.
 */
export function blocksIn(page: InPage, root: Element): TextBlock[] {
  const blocks: TextBlock[] = []
  let run = ''
  let parts: string[] = []
  const flush = (element: Element): void => {
    const text = page.tidy(run)
    if (text !== '') blocks.push({ text, parts, element })
    run = ''
    parts = []
  }
  const apart = (element: Element): boolean => {
    const display = getComputedStyle(element).display
    return (
      !(display.startsWith('inline') || display === 'contents' || display.startsWith('ruby')) ||
      page.tagOf(element) === 'button'
    )
  }
  const walk = (element: Element): void => {
    const tag = page.tagOf(element)
    if (tag === 'br') run += ' '
    if (['select', 'textarea', 'datalist', 'svg', 'canvas', 'video', 'audio', 'object'].includes(tag)) return
    if ((element as HTMLElement).isContentEditable && page.tagOf(element) !== 'body') return
    const separate = apart(element)
    if (separate) flush(page.parentOf(element) ?? element)
    const [before, after] = separate ? ['', ''] : page.spaceAround(element)
    run += before
    if (tag === 'input')
      run += ['button', 'submit', 'reset'].includes((element as HTMLInputElement).type)
        ? page.nameOf(element)
        : ' '
    const shows = page.visible(element)
    const from = run.length
    for (const child of page.childrenOf(element)) {
      if (child.nodeType === 3 && shows) run += child.nodeValue ?? ''
      if (child.nodeType === 1) walk(child as Element)
    }
    if (separate) flush(element)
    else if (run.length > from) parts.push(page.tidy(run.slice(from)))
    run += after
  }
  walk(root)
  flush(root)
  return blocks
}

/** The space that margins, borders and paddings of an inline element put where its source has none. */
export function spaceAround(_page: InPage, element: Element): [before: string, after: string] {
  const style = getComputedStyle(element)
  const wide = (...sizes: string[]): string => (sizes.some((size) => Number.parseFloat(size) > 0) ? ' ' : '')
  return [
    wide(style.marginLeft, style.borderLeftWidth, style.paddingLeft),
    wide(style.marginRight, style.borderRightWidth, style.paddingRight),
  ]
}

/** All visible text of an element on one line. */
export function textOf(page: InPage, element: Element): string {
  return page.once('text', element, () =>
    page.tidy(
      page
        .blocksIn(element)
        .map((block) => block.text)
        .join(' '),
    ),
  )
}

/** The text that belongs to a field: what describes it, what its own container says, and what stands between it and the next field. */
export function nearField(page: InPage, field: Element): TextBlock[] {
  const described = ['aria-describedby', 'aria-errormessage']
    .flatMap((name) => page.attribute(field, name).split(/\s+/))
    .map((id) => (id === '' ? null : (field.getRootNode() as Document).getElementById(id)))
    .filter((element) => element !== null)
  const isField = (element: Element): boolean =>
    element !== field &&
    page.rolesFor('read', undefined).concat('checkbox', 'radio', 'switch').includes(page.roleOf(element)) &&
    !['group', 'radiogroup'].includes(page.roleOf(element)) &&
    page.rendered(element)
  let own: Element | undefined
  for (let at = page.parentOf(field); at && !page.elementsIn(at).some(isField); at = page.parentOf(at)) {
    if (['form', 'body', 'main', 'html'].includes(page.tagOf(at))) break
    own = at
  }
  const following: Element[] = []
  for (let at = (own ?? field).nextElementSibling; at && following.length < 5; at = at.nextElementSibling) {
    if (isField(at) || page.elementsIn(at).some(isField) || page.tagOf(at) === 'label') break
    following.push(at)
  }
  return [...described, ...(own ? [own] : []), ...following].flatMap((element) => page.blocksIn(element))
}
