import type { Check } from '../types.ts'
import type { InPage, Undo } from './kit.ts'

/** The text node that holds a wanted text, or the longest one that is a part of it. */
export function nodeWith(page: InPage, root: Element, wanted: string): Text | undefined {
  const nodes = page.textNodes(root)
  const key = page.tidy(wanted).toLowerCase()
  const read = (node: Text): string => page.tidy(node.data).toLowerCase()
  const longestFirst = nodes.toSorted((a, b) => read(b).length - read(a).length)
  return (
    nodes.find((node) => page.hasWhole(read(node), key)) ??
    longestFirst.find((node) => key.includes(read(node)))
  )
}

/** Words the evidence of a check differently, in the part that the check expects. */
export function alterText(page: InPage, wanted: string): Undo | null {
  const [element] = page.evidence
  if (!element) return null
  const node = page.nodeWith(element, wanted)
  if (node) return page.write(node, page.altered(node.data, wanted))
  const button = page
    .elementsIn(element)
    .find((one) => page.tagOf(one) === 'input' && page.spanOf(page.attribute(one, 'value'), wanted))
  return button ? page.assign(button, 'value', page.altered(page.attribute(button, 'value'), wanted)) : null
}

/** Gives an element another name, wherever it has it from. */
export function alterName(page: InPage, name: string): Undo | null {
  const [element] = page.evidence
  if (!element) return null
  const own = page.matchLevel(page.nameOf(element), name, false) >= 0
  const root = Node.prototype.getRootNode.call(element) as Document
  const referenced = page
    .attribute(element, 'aria-labelledby')
    .split(/\s+/)
    .flatMap((id) => (id === '' ? [] : [root.getElementById(id)]))
  const sources = [element, ...referenced, ...page.labelsOf(element)].filter((one) => one !== null)
  const button = page.tagOf(element) === 'input' && page.kindOf(element) === 'other'
  const attributes = ['aria-label', 'alt', 'title', 'placeholder', 'label', ...(button ? ['value'] : [])]
  const named = sources.flatMap((source) =>
    attributes
      .filter((attribute) => page.attribute(source, attribute) !== '')
      .map((attribute) =>
        page.assign(source, attribute, page.altered(page.attribute(source, attribute), name)),
      ),
  )
  const nodes = [...new Set(sources.flatMap((source) => page.textNodes(source)))]
  const fitting = nodes.filter((node) => page.spanOf(node.data, name))
  // A place without a name of its own is known by the heading above it.
  const headings = page
    .elementsIn()
    .filter((one) => page.roleOf(one) === 'heading' && page.matchLevel(page.textOf(one), name, false) >= 0)
  const others = own ? nodes : headings.flatMap((heading) => page.textNodes(heading))
  const worded = (fitting.length > 0 ? fitting : others).map((node) =>
    page.write(node, page.altered(node.data, name)),
  )
  return page.together([...named, ...worded])
}

/** Gives an element a text; what fields in it hold is set too. */
export function setText(page: InPage, element: Element, text: string): Undo | null {
  if (page.rolesFor('read', undefined).includes(page.roleOf(element))) return page.fillQuietly(element, text)
  const [first, ...rest] = page.textNodes(element)
  const fields = page
    .elementsIn(element)
    .filter((one) => page.rolesFor('read', undefined).includes(page.roleOf(one)) && page.visible(one))
  const [field, ...others] = fields
  if (!first && field)
    return page.together([page.fillQuietly(field, text), ...others.map((one) => page.fillQuietly(one, ''))])
  const emptied = fields.map((one) => page.fillQuietly(one, ''))
  if (first)
    return page.together([page.write(first, text), ...rest.map((node) => page.write(node, '')), ...emptied])
  return page.insert(element, page.standIn(element, '', '', text), null)
}

/** The value that stands beside a text which reads as its label: behind it in the same text, or in the element after it. */
export function alterBeside(page: InPage, wanted: string): Undo | null {
  const [block] = page.evidence
  const key = page.tidy(wanted)
  // A label with its value in it says already what the value must be.
  if (!block || /[:=–—]\s*\S/.test(key)) return null
  const text = page.textOf(block)
  const rest = text.startsWith(key) ? text.slice(key.length) : undefined
  const behind =
    rest === undefined ? null : /^\s*[:=–—]\s*(.{1,60})$|^\s+(\D{0,3}\d[\d.,']*\s?[^\s\d]{0,8})$/u.exec(rest)
  const value = behind?.[1] ?? behind?.[2]
  if (value !== undefined) {
    const node = page.nodeWith(block, value)
    return node ? page.write(node, page.altered(node.data, value)) : null
  }
  const label = page
    .elementsIn(block)
    .findLast((one) => page.tidy(page.textOf(one)).replace(/\s*:$/, '') === key.replace(/\s*:$/, ''))
  if (!label) return null
  const role = page.roleOf(label)
  const row = label.closest('tr')
  const pair = row !== null && row.cells.length === 2 && !row.closest('table')?.querySelector('thead')
  const isLabel = ['cell', 'gridcell'].includes(role)
    ? pair
    : !['heading', 'button', 'link', 'columnheader', 'option', 'tab', 'listitem'].includes(role)
  const next = isLabel ? page.valueBeside(label) : null
  const beside = next ? page.textOf(next) : ''
  const number = beside.length <= 40 && !/^\p{L}.*[:=]/u.test(beside) ? page.numberIn(beside) : null
  const node = next && number ? page.textNodes(next).find((one) => /\d/.test(one.data)) : undefined
  return node ? page.write(node, page.altered(node.data, /\d[\d.,']*/.exec(node.data)?.[0] ?? '')) : null
}

/** Puts another number in the place of the one that a check has read. */
export function setNumber(page: InPage, wanted: Check, to: string): Undo | null {
  const undos = page.evidence.map((element) => {
    const isField = page.rolesFor('read', undefined).includes(page.roleOf(element))
    if (isField) return page.fillQuietly(element, to)
    const nodes = page.textNodes(element).filter((node) => /\d/.test(node.data))
    const [node] = nodes
    if (!node || nodes.length > 1) return page.setText(element, `${to} ${wanted.unit ?? ''}`.trim())
    return page.write(node, node.data.replace(/[-−+]?\d(?:[\d.,']| (?=\d{3}(?!\d)))*(?<=\d)/u, to))
  })
  return page.together(undos)
}
