import * as attributes from './attributes.ts'
import * as cells from './cells.ts'
import * as checks from './checks.ts'
import * as controls from './controls.ts'
import * as dom from './dom.ts'
import * as entries from './entries.ts'
import * as evidence from './evidence.ts'
import * as faultPlaces from './fault-places.ts'
import * as faultStates from './fault-states.ts'
import * as faultTexts from './fault-texts.ts'
import * as faultTools from './fault-tools.ts'
import * as figures from './figures.ts'
import * as frames from './frames.ts'
import * as gestures from './gestures.ts'
import * as healing from './heal.ts'
import * as labelled from './labelled.ts'
import * as matching from './matching.ts'
import * as names from './names.ts'
import * as order from './order.ts'
import * as outlines from './outline.ts'
import * as pageChecks from './page-checks.ts'
import * as pageNames from './page-names.ts'
import * as places from './places.ts'
import * as regions from './regions.ts'
import * as resolving from './resolve.ts'
import * as roles from './roles.ts'
import * as text from './text.ts'
import * as textChecks from './text-checks.ts'
import * as tryFaults from './try-fault.ts'
import * as uploads from './uploads.ts'
import * as values from './values.ts'
import * as visibility from './visibility.ts'

const modules = [
  dom,
  evidence,
  visibility,
  roles,
  matching,
  names,
  text,
  regions,
  resolving,
  controls,
  values,
  checks,
  pageChecks,
  entries,
  textChecks,
  places,
  labelled,
  healing,
  order,
  uploads,
  gestures,
  pageNames,
  cells,
  figures,
  attributes,
  frames,
  outlines,
  faultTools,
  faultTexts,
  faultStates,
  faultPlaces,
  tryFaults,
]

/**
 * The source of an expression that evaluates to the in-page functions, bound to one another. Each function is self-contained, so its own
 * source is all that is sent; property names carry the references, which no bundler renames. Bundlers that keep function names wrap inner
 * functions in a helper: it is given here as an identity, under the name that the bundler chose.
 */
export function inPageSource(): string {
  const helper = /([\w$]+)\(\s*\(\)\s*=>/.exec(String(wrapped))?.[1] ?? '__name'
  const functions = modules.flatMap((module) => Object.entries<unknown>(module))
  const lines = functions.map(
    ([name, value]) => `page[${JSON.stringify(name)}] = (${String(value)}).bind(null, page)`,
  )
  return `(() => {
const ${helper} = (value) => value
const page = { held: [], base: 0, memo: new Map(), evidence: [], undos: [] };
${lines.join(';\n')};
page.call = (name, args) => { page.memo.clear(); page.evidence.length = 0; return page[name](...args) };
return page })()`
}

/** Shows by its own source how the bundler treats inner functions. */
function wrapped(): () => number {
  const inner = () => 0
  return inner
}
