import type { Helper, Helpers } from '../javascript/helpers.ts'
import { propertyName, stringLiteral } from '../javascript/literals.ts'
import { fieldSelectors, roleSelector } from '../javascript/role-selectors.ts'

const browser = { '@wdio/globals': { values: ['browser'] } }

function finder(name: string, subject: string, find: string): Helper {
  return {
    needs: ['addFinder', find],
    source: (t) => `
addFinder('${name}', async (scope, ${subject}, query) => fitting(await ${find}(scope, ${subject}), query))${t('')}`,
  }
}

const roleEntry = (role: string) => [`  ${propertyName(role)}:`, `    ${stringLiteral(roleSelector(role))},`]

/**
 * Commands that find elements as people do. WebdriverIO chains what a command returns when its name ends in `$`, and its matchers look
 * again by what a command ending in `$$` returned. Its own `aria/` selector knows no role and takes the first of several elements.
 */
export const locatorHelpers: Helpers = {
  types: {
    source: (t) =>
      t(`
type Scope = WebdriverIO.Browser | WebdriverIO.Element

interface Query {
  /** Accessible name; of rows the text of a cell, of items a text in them. A whole one counts before a part. */
  name?: string
  /** Only the whole name will do, with its case. */
  exact?: boolean
  /** Position from 1 on; -1 is the last. Without it, only one element may fit. */
  nth?: number
}

/** An element with the names that it goes by. */
interface Candidate {
  element: WebdriverIO.Element
  names: string[]
}

interface Finders {
  byRole$(role: string, query?: Query): ReturnType<WebdriverIO.Browser['$']>
  byRole$$(role: string, query?: Query): ReturnType<WebdriverIO.Browser['$$']>
  byLabel$(label: string, query?: Query): ReturnType<WebdriverIO.Browser['$']>
  byLabel$$(label: string, query?: Query): ReturnType<WebdriverIO.Browser['$$']>
  byText$(text: string, query?: Query): ReturnType<WebdriverIO.Browser['$']>
  byText$$(text: string, query?: Query): ReturnType<WebdriverIO.Browser['$$']>
}

declare global {
  namespace WebdriverIO {
    interface Browser extends Finders {}
    interface Element extends Finders {}
  }
}`),
  },
  addFinder: {
    needs: ['types', 'fitting', 'listed'],
    imports: browser,
    source: (t) => `
/** Adds a command for the one element that fits, which waits for it, and a command for all that fit now. */
function addFinder(
  name${t(': string')},
  find${t(': (scope: Scope, subject: string, query: Query) => Promise<WebdriverIO.Element[]>')},
)${t(': void')} {
  async function findAll(${t('this: Scope, ')}subject${t(': string')}, query${t(': Query')} = {}) {
    const found = await this.$$(await find(this, subject, query)).getElements()
    return Object.assign(found, {
      parent: this,
      foundWith: \`\${name}$$\`,
      selector: subject,
      props: [query],
    })
  }
  async function findOne(${t('this: Scope, ')}subject${t(': string')}, query${t(': Query')} = {}) {
    const { nth } = query
    let found${t(': WebdriverIO.Element[]')} = []
    const isFound = async () => {
      found = await find(this, subject, query)
      return nth === undefined ? found.length === 1 : found.length >= Math.abs(nth)
    }
    await browser.waitUntil(isFound).catch(async (error${t(': Error')}) => {
      const asked = \`\${name}$(\${JSON.stringify(subject)}, \${JSON.stringify(query)})\`
      throw new Error(\`\${asked} fits \${await listed(found)}: \${error.message}\`, { cause: error })
    })
    return found.at(nth === undefined ? 0 : nth > 0 ? nth - 1 : nth)
  }
  for (const ofElements of [false, true]) {
    browser.addCommand(\`\${name}$\`, findOne, ofElements)
    browser.addCommand(\`\${name}$$\`, findAll, ofElements)
  }
}`,
  },
  listed: {
    imports: browser,
    source: (t) => `
async function listed(found${t(': WebdriverIO.Element[]')})${t(': Promise<string>')} {
  if (found.length === 0) return 'no element'
  const tags = await browser.execute(
    (...all) => all.map((one) => one.outerHTML.slice(0, 80)),
    ...found.slice(0, 5),
  )
  return \`\${found.length} elements: \${tags.join(', ')}\`
}`,
  },
  fitting: {
    needs: ['types'],
    source: (t) => `
function fitting(candidates${t(': Candidate[]')}, { name, exact }${t(': Query')})${t(': WebdriverIO.Element[]')} {
  const tidy = (text${t(': string')}) => text.replace(/\\s+/g, ' ').trim()
  const having = (fits${t(': (name: string) => boolean')}) =>
    candidates.filter(({ names }) => names.map(tidy).some(fits)).map(({ element }) => element)
  if (name === undefined) return candidates.map(({ element }) => element)
  if (exact) return having((one) => one === tidy(name))
  const wanted = tidy(name).toLowerCase()
  const whole = having((one) => one.toLowerCase() === wanted)
  return whole.length > 0 ? whole : having((one) => one.toLowerCase().includes(wanted))
}`,
  },
  shown: {
    needs: ['types'],
    imports: browser,
    source: (t) => `
/** The elements of a selector that are rendered and not hidden from assistive technology. */
async function shown(scope${t(': Scope')}, selector${t(': string')})${t(': Promise<WebdriverIO.Element[]>')} {
  const all = await scope.$$(selector).getElements()
  const visible = await browser.execute(
    (...elements) =>
      elements.map(
        (one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('[aria-hidden=true]'),
      ),
    ...all,
  )
  return [...all].filter((_, at) => visible[at])
}`,
  },
  byAccessibleName: {
    needs: ['types'],
    source: (t) => `
/** Names as the browser computes them for assistive technology. */
function byAccessibleName(elements${t(': WebdriverIO.Element[]')})${t(': Promise<Candidate[]>')} {
  return Promise.all(
    elements.map(async (element) => ({ element, names: [await element.getComputedLabel()] })),
  )
}`,
  },
  roleSelectors: {
    source: (t, roles) => `
const roleSelectors${t(': Record<string, string>')} = {
${roles.flatMap(roleEntry).join('\n')}
}`,
  },
  ofRole: {
    needs: ['types', 'shown', 'byAccessibleName', 'roleSelectors'],
    imports: browser,
    source: (t) => `
async function ofRole(scope${t(': Scope')}, role${t(': string')})${t(': Promise<Candidate[]>')} {
  const elements = await shown(scope, roleSelectors[role] ?? \`[role="\${role}"]\`)
  if (!['row', 'listitem', 'cell'].includes(role)) return byAccessibleName(elements)
  const texts = await browser.execute(
    (...all) =>
      all.map((one) => {
        const cells = one.querySelectorAll${t('<HTMLElement>')}(
          'td, th, [role=cell], [role=gridcell], [role=rowheader]',
        )
        return [...(cells.length > 0 ? cells : [one])].map((cell) => cell.innerText)
      }),
    ...elements,
  )
  const candidates = elements.map((element, at) => ({ element, names: texts[at] ?? [] }))
  // Rows of headers do not count.
  const hasCells = await browser.execute(
    (...all) =>
      all.map(
        (one) =>
          !one.matches('tr, [role=row]') ||
          one.querySelector('td, [role=cell], [role=gridcell]') !== null,
      ),
    ...elements,
  )
  return candidates.filter((_, at) => hasCells[at])
}`,
  },
  byRole$: finder('byRole', 'role', 'ofRole'),
  fields: {
    needs: ['types', 'shown', 'byAccessibleName'],
    source: (t) => `
const fieldSelector = [
${fieldSelectors.map((one) => `  ${stringLiteral(one)},`).join('\n')}
].join(', ')

async function fields(scope${t(': Scope')})${t(': Promise<Candidate[]>')} {
  return byAccessibleName(await shown(scope, fieldSelector))
}`,
  },
  byLabel$: {
    needs: ['addFinder', 'fields'],
    source: () => `
addFinder('byLabel', async (scope, name, query) => fitting(await fields(scope), { ...query, name }))`,
  },
  ofText: {
    needs: ['types'],
    imports: browser,
    source: (t) => `
/** The smallest elements that show a text. */
async function ofText(scope${t(': Scope')}, text${t(': string')})${t(': Promise<Candidate[]>')} {
  const find = (root${t(': Element')}, wanted${t(': string')}) => {
    const holds = (one${t(': Element')}) =>
      one.checkVisibility({ visibilityProperty: true }) &&
      (one.textContent ?? '').replace(/\\s+/g, ' ').toLowerCase().includes(wanted)
    return [...root.querySelectorAll${t('<HTMLElement>')}('*:not(script, style, noscript, template, option)')].filter(
      (one) => holds(one) && ![...one.children].some(holds),
    )
  }
  const root = 'elementId' in scope ? scope : await browser.$('body').getElement()
  const wanted = text.replace(/\\s+/g, ' ').trim().toLowerCase()
  const elements = await browser.$$(await browser.execute(find, root, wanted)).getElements()
  const texts = await browser.execute((...all) => all.map((one) => one.textContent ?? ''), ...elements)
  return elements.map((element, at) => ({ element, names: [texts[at] ?? ''] }))
}`,
  },
  byText$: {
    needs: ['addFinder', 'ofText'],
    source: () => `
addFinder('byText', async (scope, name, query) => fitting(await ofText(scope, name), { ...query, name }))`,
  },
}
