import type { Helpers } from './helpers.ts'

/** What a page shows. Functions that read the page stand alone, so that they can also be sent to a browser. */
export const textHelpers: Helpers = {
  shownTexts: {
    source: (t) => `
/**
 * What a reader sees in an element: the text of each block, and of each inline element that stands
 * apart from its neighbours.
 */
export function shownTexts(root${t(': Element')})${t(': string[]')} {
  const skipped = 'script, style, noscript, template, select, textarea, datalist, svg, iframe'
  const texts${t(': string[]')} = []
  let line = ''
  let parts${t(': [from: number, to: number][]')} = []
  const endLine = () => {
    const cuts = (at${t(': number')}) =>
      /[\\p{L}\\p{N}]{2}|[.,]\\p{N}|\\p{N}[.,]/u.test(line.slice(Math.max(at - 1, 0), at + 1))
    const apart = parts.filter(([from, to]) => !cuts(from) && !cuts(to))
    texts.push(line, ...apart.map(([from, to]) => line.slice(from, to)))
    line = ''
    parts = []
  }
  const read = (element${t(': Element')}) => {
    if (element.matches(skipped)) return
    const style = getComputedStyle(element)
    const shown = style.display === 'contents' || element.checkVisibility({ opacityProperty: true })
    const { width, height } = element.getBoundingClientRect()
    const clipped = style.overflowX !== 'visible' && (width <= 1 || height <= 1)
    if (!shown || clipped) return
    const inline = /^(inline|contents|ruby)/.test(style.display) && !element.matches('button')
    const gaps = ['margin-left', 'margin-right', 'padding-left', 'padding-right']
    const gap = gaps.some((side) => parseFloat(style.getPropertyValue(side)) > 0) ? ' ' : ''
    if (inline) line += gap
    else endLine()
    const from = line.length
    if (element.matches('br, input')) line += ' '
    if (element.matches('[type=submit], [type=button], [type=reset]'))
      line += element.getAttribute('value') ?? ''
    for (const node of (element.shadowRoot ?? element).childNodes) {
      if (node.nodeType === Node.TEXT_NODE && style.visibility === 'visible') line += node.textContent
      if (node.nodeType === Node.ELEMENT_NODE) read(node${t(' as Element')})
    }
    if (inline && line.length > from) parts.push([from, line.length])
    if (inline) line += gap
    else endLine()
  }
  read(root)
  endLine()
  if (root.matches('tr, [role=row]')) texts.push(texts.join(' '))
  return texts.map((text) => text.replace(/\\s+/g, ' ').trim()).filter((text) => text !== '')
}`,
  },
  placesBeside: {
    source: (t) => `
/**
 * Where messages about a field stand: what describes it, the largest element that holds no other field,
 * and what follows.
 */
export function placesBeside(field${t(': Element')})${t(': Element[]')} {
  const fields =
    'input:not([type=hidden], [type=submit], [type=button], [type=reset]), select, textarea, ' +
    '[role=textbox], [role=combobox], [role=checkbox], [role=radio], [role=switch], [role=slider], ' +
    '[role=spinbutton]'
  const outer = 'form, main, body'
  const isOther = (one${t(': Element')}) => one !== field && !field.contains(one) && one.checkVisibility()
  const holdsOther = (element${t(': Element')}) =>
    (element.matches(fields) && isOther(element)) || [...element.querySelectorAll(fields)].some(isOther)
  const places${t(': Element[]')} = ['aria-describedby', 'aria-errormessage']
    .flatMap((name) => (field.getAttribute(name) ?? '').split(' '))
    .flatMap((id) => field.ownerDocument.getElementById(id) ?? [])
  let own = field
  for (let at = field.parentElement; at && !at.matches(outer) && !holdsOther(at); at = at.parentElement)
    own = at
  if (own !== field) places.push(own)
  let next = own.nextElementSibling
  for (; next && !holdsOther(next) && !next.matches('label'); next = next.nextElementSibling)
    places.push(next)
  return [...new Set(places)]
}`,
  },
  hasText: {
    needs: ['escapeRegExp'],
    source: (t) => `
/** Whether a text holds another as whole words and numbers, or, with \`whole\`, as whole sentences. */
export function hasText(shown${t(': string')}, text${t(': string')}, whole = false)${t(': boolean')} {
  const plain = (some${t(': string')}) =>
    some
      .normalize('NFC')
      .replace(/[‘’‚]/g, "'")
      .replace(/[“”„]/g, '"')
      .replace(/…/g, '...')
      .replace(/\\s+/g, ' ')
      .trim()
  const wanted = plain(text)
  const pattern = [
    // "1 order" is not in "11 orders", nor "5.00" in "15.00" or "-5.00".
    /^[\\p{L}\\p{N}_]/u.test(wanted) ? '(?<![\\\\p{L}\\\\p{N}_])' : '',
    /^\\d/.test(wanted) ? '(?<!\\\\d[.,]|(?:^|[\\\\s(])[-−])' : '',
    whole ? '(?<=^|[^\\\\p{L}\\\\p{N},\\'"(\\\\s-]\\\\s*)' : '',
    escapeRegExp(wanted),
    /[\\p{L}\\p{N}_]$/u.test(wanted) ? '(?![\\\\p{L}\\\\p{N}_])' : '',
    /\\d$/.test(wanted) ? '(?![.,]\\\\d)' : '',
    whole && !/[.!?:]$/.test(wanted) ? '(?=\\\\s*(?:$|[^\\\\p{L}\\\\p{N},\\'"%\\\\s-]))' : '',
  ]
  return wanted !== '' && new RegExp(pattern.join(''), 'u').test(plain(shown))
}`,
  },
  inOrder: {
    needs: ['hasText'],
    source: (t) => `
/**
 * Whether texts are shown one after another: all that holds the first comes before all that holds the
 * second, and so on.
 */
export function inOrder(shown${t(': string[]')}, texts${t(': string[]')})${t(': boolean')} {
  const places = texts.map((text) => {
    const alone = shown.flatMap((one, at) => (one === text ? [at] : []))
    const holding = shown.flatMap((one, at) => (hasText(one, text) ? [at + one.indexOf(text) / 1e6] : []))
    return alone.length > 0 ? alone : holding
  })
  return places.every(
    (at, index) => at.length > 0 && Math.max(...at) < Math.min(...(places[index + 1] ?? [shown.length])),
  )
}`,
  },
  isInState: {
    source: (t) => `
/** Whether an element is in a state, by itself or as it tells assistive technology. */
export function isInState(element${t(': Element')}, state${t(': string')})${t(': boolean')} {
  const says = (attribute${t(': string')}) => element.getAttribute(attribute) === 'true'
  switch (state) {
    case 'checked':
      return element.matches('[type=checkbox], [type=radio]')
        ? element.matches(':checked')
        : says('aria-checked')
    case 'enabled':
      return !element.matches(':disabled, [readonly]') && element.closest('[aria-disabled=true]') === null
    case 'invalid':
      return says('aria-invalid') || element.matches(':user-invalid')
    case 'required':
      return says('aria-required') || element.matches(':required')
    case 'expanded':
      return says('aria-expanded') || element.matches('details[open] > summary')
    case 'pressed':
      return says('aria-pressed')
    default:
      throw new Error(\`There is no state "\${state}"\`)
  }
}`,
  },
  cellText: {
    source: (t) => `
/** What the cell of a row shows below the column header of that text. */
export function cellText(row${t(': Element')}, column${t(': string')})${t(': string')} {
  const textOf = (cell${t(': Element')}) => (cell${t(' as HTMLElement')}).innerText.replace(/\\s+/g, ' ').trim()
  const spanOf = (cell${t(': Element')}) =>
    Number(cell.getAttribute('colspan') ?? cell.getAttribute('aria-colspan') ?? 1)
  const startOf = (cells${t(': Element[]')}, cell${t(': Element')}) =>
    cells.slice(0, cells.indexOf(cell)).reduce((sum, one) => sum + spanOf(one), 0)
  const table = row.closest('table, [role=table], [role=grid], [role=treegrid]')
  const headers = [...(table?.querySelectorAll('th:not([scope=row]), [role=columnheader]') ?? [])]
  const [header, another] = headers.filter((one) => textOf(one) === column)
  if (!header || another) {
    const list = headers.map(textOf).join(', ')
    throw new Error(\`\${another ? 'Several columns' : 'No column'} "\${column}" among: \${list}\`)
  }
  const at = startOf([...(header.parentElement?.children ?? [])], header)
  const cells = [...row.querySelectorAll('th, td, [role=rowheader], [role=cell], [role=gridcell]')]
  const cell = cells.findLast((one) => startOf(cells, one) <= at)
  if (!cell) throw new Error(\`The row has no cell below "\${column}"\`)
  return textOf(cell)
}`,
  },
}
