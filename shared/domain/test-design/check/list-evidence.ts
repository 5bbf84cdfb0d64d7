import type { ListView, OpenedPart, TestModel } from '../model.ts'
import type { Evidence } from './text-evidence.ts'

type Of = (id: string) => Evidence

const opening =
  'page open opens opened opening load loading loaded start beginning first initially visible shown see bar line text reads below above top control'
const searching =
  'search searched searches text typed typing types enter entered looked looks found finds find occurs contains part anywhere match matches upper lower case capital difference matter ignored ignoring spaces blanks before after around leading trailing empty emptied clear field only everybody everything all list follows while'
const choosing =
  'choose chosen choosing select selected filter only listed shown its people rows entries left remain together work both fit must combined conditions same'
const turning =
  'page pages rows entries per at most shows shown next previous one on back forward disabled enabled clicked first last change changes search text order sort leads begins again number'
const ordering =
  'sorted sorts order ascending descending name heading column click clicking clicked turns reverses back again first second next so on found visible'
const counting =
  'line number count people found always visible page one exactly when none all text says hit hits'
const nothing =
  'nobody nothing none no found fits matches match table list disappears hidden shown instead text message again soon somebody back both buttons disabled goes away as'
const restoring =
  'reset resets clears empties sets everything back start initial state search sorts page shows whatever set before again brings'

/** What lists and opened pages hold of the sentences that state them. */
export function addLists({ lists = [], opened = [] }: TestModel, of: Of): void {
  for (const part of opened) addOpened(part, of)
  for (const view of lists) addList(view, of)
}

function addOpened({ requirementId, is }: OpenedPart, of: Of): void {
  of(requirementId).words(opening)
  of(requirementId).any(is)
}

function addList(view: ListView, of: Of): void {
  const { search, filters, statements, counts, none, reset } = view
  if (search)
    for (const id of [search.requirementId, search.caseless, search.trimmed, search.blank])
      told(of, id, search, searching)
  for (const filter of filters) {
    told(of, filter.requirementId, filter, `${choosing} ${searching}`)
    told(of, view.together, filter, `${choosing} ${searching}`)
  }
  for (const part of [view.pageSize, view.ends, view.firstPage])
    told(of, part?.requirementId, [part, view.next, view.previous], turning)
  told(of, view.turning, [view.next, view.previous], turning)
  for (const part of [view.sorted, ...view.sorters]) told(of, part?.requirementId, part, ordering)
  told(of, view.toggles, view.sorters, ordering)
  for (const { requirementId, ...said } of statements)
    told(
      of,
      requirementId,
      [said, said.actions.length],
      `${searching} ${choosing} ${turning} ${ordering} ${counting}`,
    )
  told(of, counts?.requirementId, counts, counting)
  for (const id of [counts?.requirementId, view.pages?.requirementId, none?.requirementId])
    addTexts(of, id, view)
  for (const { requirementId, names } of view.givenBy ?? []) {
    told(
      of,
      requirementId,
      view.records?.filter(({ name }) => names.includes(name)),
      `${choosing} has have exactly`,
    )
    told(of, requirementId, [names.length], '')
  }
  for (const { offeredBy, options, all, name } of filters)
    told(of, offeredBy, [options, all, name], 'select offers options')
  for (const id of [none?.requirementId, none?.back]) told(of, id, none, nothing)
  told(of, reset?.requirementId, [reset, filters], `${restoring} ${ordering}`)
}

/** The texts of counts and pages with the numbers that they may have here. */
function addTexts(of: Of, id: string | undefined, { counts, pages, all = 0, pageSize }: ListView): void {
  if (id === undefined) return
  const most = Math.max(1, Math.ceil(all / (pageSize?.rows ?? Math.max(all, 1))))
  for (const { shape } of [counts?.many, counts?.one, pages?.text].filter((one) => one !== undefined))
    for (const first of [0, 1, all, most])
      for (const second of [1, all, most]) {
        let at = 0
        of(id).literal(shape.replace(/#/g, () => String([first, second][at++] ?? all)))
      }
}

function told(of: Of, id: string | undefined, part: unknown, words: string): void {
  if (id === undefined) return
  of(id).any(part)
  of(id).words(words)
}
