import type { InPage } from './kit.ts'
import * as aboutTexts from './about-texts.ts'
import * as acts from './acts.ts'
import * as aiming from './aiming.ts'
import * as answers from './answers.ts'
import * as attributes from './attributes.ts'
import * as candidates from './candidates.ts'
import * as beside from './beside.ts'
import * as calendars from './calendar.ts'
import * as months from './calendar-months.ts'
import * as turning from './calendar-turning.ts'
import * as cells from './cells.ts'
import * as checks from './checks.ts'
import * as collectionChecks from './collection-checks.ts'
import * as collectionCounts from './collection-counts.ts'
import * as collectionMembers from './collection-members.ts'
import * as collectionNouns from './collection-nouns.ts'
import * as collectionSayings from './collection-sayings.ts'
import * as collections from './collections.ts'
import * as conditions from './conditions.ts'
import * as colours from './colours.ts'
import * as codes from './code-boxes.ts'
import * as controls from './controls.ts'
import * as dateParts from './date-parts.ts'
import * as dom from './dom.ts'
import * as eachMember from './each-member.ts'
import * as eachCondition from './each-condition.ts'
import * as entries from './entries.ts'
import * as evidence from './evidence.ts'
import * as drawn from './drawn.ts'
import * as faultPlaces from './fault-places.ts'
import * as faultStates from './fault-states.ts'
import * as faultTexts from './fault-texts.ts'
import * as faultTools from './fault-tools.ts'
import * as figures from './figures.ts'
import * as frames from './frames.ts'
import * as gauges from './gauges.ts'
import * as gestures from './gestures.ts'
import * as healing from './heal.ts'
import * as keptMembers from './kept-members.ts'
import * as labelled from './labelled.ts'
import * as layers from './layers.ts'
import * as looks from './looks.ts'
import * as matching from './matching.ts'
import * as names from './names.ts'
import * as nearbyLabels from './nearby-label.ts'
import * as nearness from './near.ts'
import * as offers from './offering.ts'
import * as notedCells from './noted-cell.ts'
import * as nativeDates from './native-dates.ts'
import * as order from './order.ts'
import * as outlines from './outline.ts'
import * as pageChecks from './page-checks.ts'
import * as pageNames from './page-names.ts'
import * as partChecks from './part-checks.ts'
import * as partListChecks from './part-list-checks.ts'
import * as partLists from './part-lists.ts'
import * as parts from './parts.ts'
import * as places from './places.ts'
import * as popups from './popups.ts'
import * as ranks from './ranks.ts'
import * as regions from './regions.ts'
import * as resolving from './resolve.ts'
import * as rest from './rest.ts'
import * as roles from './roles.ts'
import * as sorting from './sorting.ts'
import * as subjects from './subjects.ts'
import * as symbols from './symbols.ts'
import * as setConditions from './set-conditions.ts'
import * as shown from './shown.ts'
import * as text from './text.ts'
import * as textChecks from './text-checks.ts'
import * as textPlaces from './text-places.ts'
import * as tokens from './tokens.ts'
import * as toldTexts from './told-texts.ts'
import * as toldValues from './told-values.ts'
import * as toldWords from './told-words.ts'
import * as tryFaults from './try-fault.ts'
import * as unmarked from './unmarked.ts'
import * as uploads from './uploads.ts'
import * as values from './values.ts'
import * as visibility from './visibility.ts'
import * as wholeNames from './whole-names.ts'

const modules = [
  dom,
  evidence,
  visibility,
  drawn,
  roles,
  matching,
  names,
  nearbyLabels,
  text,
  regions,
  resolving,
  nearness,
  symbols,
  candidates,
  offers,
  aiming,
  controls,
  popups,
  dateParts,
  partLists,
  partListChecks,
  ranks,
  wholeNames,
  acts,
  answers,
  codes,
  values,
  checks,
  pageChecks,
  entries,
  collections,
  collectionNouns,
  collectionSayings,
  collectionChecks,
  collectionCounts,
  collectionMembers,
  sorting,
  subjects,
  textChecks,
  places,
  labelled,
  healing,
  order,
  unmarked,
  uploads,
  gestures,
  months,
  calendars,
  turning,
  nativeDates,
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
  toldWords,
  textPlaces,
  toldTexts,
  toldValues,
  shown,
  parts,
  partChecks,
  conditions,
  eachCondition,
  looks,
  layers,
  beside,
  setConditions,
  colours,
  gauges,
  eachMember,
  keptMembers,
  tokens,
  rest,
  notedCells,
  aboutTexts,
]

/** What a page is asked by: any of its functions, by name. */
export interface CallableInPage extends InPage {
  call(name: string, args: unknown[]): unknown
}

/** Makes the in-page functions of a document, bound to one another. */
export function main(): CallableInPage {
  const page = {
    held: [],
    base: 0,
    unbarred: false,
    memo: new Map(),
    evidence: [],
    undos: [],
  } as unknown as CallableInPage
  const functions = page as unknown as Record<string, (...args: unknown[]) => unknown>
  for (const module of modules)
    for (const [name, value] of Object.entries<(...args: never[]) => unknown>(module))
      functions[name] = value.bind(undefined, page as never) as (typeof functions)[string]
  page.call = (name, args) => {
    page.memo.clear()
    page.evidence.length = 0
    return functions[name]?.(...args)
  }
  return page
}
