import { looseLists } from './loose-steps.ts'
import { SharedSteps, type UnresolvedStep } from './shared-steps.ts'
import { withData } from './testrail-csv.ts'
import { readItems, stepsOfCells, withoutEscapes, withWholeTitle } from './text-lists.ts'
import { type Draft, type DraftStep, type Reading, warningAt } from './types.ts'
import { childrenOf, textAt, type XmlNode } from './xml-tree.ts'

/** Fields of `<custom>` that become something here. */
const readFields = new Set([
  'preconds',
  'steps',
  'steps_separated',
  'expected',
  'mission',
  'goals',
  'testrail_bdd_scenario',
])

/**
 * Reads TestRail's XML: a suite, or the section tree alone as its import and our `testmgr` variant have it, sections within sections, and
 * cases of the three templates. A case's category is the path of its sections. Custom fields that mean nothing here are named once.
 */
export function readTestRailXml(root: XmlNode): Reading {
  const reading: Reading = { found: [], findings: [] }
  const drafts: { node: XmlNode; draft: Draft }[] = []
  const unread = new Map<string, number>()
  const visit = (node: XmlNode, path: string[]) => {
    for (const sections of [node, ...childrenOf(node, 'sections')]) {
      for (const section of childrenOf(sections, 'section'))
        visit(section, [...path, textAt(section, 'name')])
    }
    for (const cases of childrenOf(node, 'cases')) {
      for (const each of childrenOf(cases, 'case')) {
        drafts.push({ node: each, draft: draftOf(each, path.filter((name) => name.trim()).join('/')) })
        for (const field of childrenOf(each, 'custom').flatMap(({ children }) => children))
          if (!readFields.has(field.name) && field.text.trim() + textAt(field))
            unread.set(field.name, field.line)
      }
    }
  }
  visit(root, [])
  const shared = sharedIn(root, drafts)
  for (const { node, draft } of drafts) {
    const { steps, findings } = shared.resolve(draft, stepsOf(node, shared))
    const script = steps.length === 0 && draft.gherkin ? { script: draft.gherkin } : {}
    reading.found.push(withoutEscapes(withWholeTitle({ ...draft, ...script, steps })))
    reading.findings.push(...findings)
  }
  for (const [name, line] of [...unread].slice(0, 50))
    reading.findings.push(warningAt({ line }, `The custom field ${name.slice(0, 100)} is not read.`))
  return reading
}

function draftOf(node: XmlNode, category: string): Draft {
  const custom = (name: string) => textAt(node, 'custom', name)
  return {
    place: { line: node.line },
    id: textAt(node, 'id'),
    title: textAt(node, 'title'),
    category,
    testType: textAt(node, 'type'),
    priority: textAt(node, 'priority'),
    estimatedDuration: textAt(node, 'estimate'),
    requirementRef: textAt(node, 'references'),
    preconditions: readItems(custom('preconds')),
    objective: custom('mission'),
    description: custom('goals'),
    gherkin: custom('testrail_bdd_scenario'),
  }
}

function stepsOf(node: XmlNode, shared: SharedSteps): UnresolvedStep[] {
  const separated = separatedIn(node)
  if (separated.length > 0)
    return separated.map((step) => {
      const id = sharedIdOf(step)
      if (id === '' || hasContent(step)) return stepOf(step)
      return { use: { name: shared.nameOf(id), keys: [id], place: { line: step.line }, own: [] } }
    })
  return stepsOfCells(
    { steps: textAt(node, 'custom', 'steps'), results: textAt(node, 'custom', 'expected') },
    looseLists({}),
  )
}

const separatedIn = (node: XmlNode): XmlNode[] =>
  childrenOf(node, 'custom')
    .flatMap((custom) => childrenOf(custom, 'steps_separated'))
    .flatMap((steps) => childrenOf(steps, 'step'))

const sharedIdOf = (step: XmlNode): string => textAt(step, 'shared_step_id').trim()
const hasContent = (step: XmlNode): boolean =>
  ['content', 'expected', 'additional_info'].some((name) => textAt(step, name).trim() !== '')

const stepOf = (step: XmlNode): DraftStep =>
  withData({
    action: textAt(step, 'content'),
    expected: textAt(step, 'expected'),
    data: textAt(step, 'additional_info'),
  })

/** The shared steps that a suite lists, and those that one of its cases has with their contents. */
function sharedIn(root: XmlNode, cases: readonly { node: XmlNode }[]): SharedSteps {
  const shared = new SharedSteps()
  const listed = [root, ...root.children].flatMap((node) => childrenOf(node, 'shared_steps'))
  for (const each of listed.flatMap((list) => childrenOf(list, 'shared_step'))) {
    const lists = ['custom_steps_separated', 'steps_separated', 'steps'].flatMap((name) =>
      childrenOf(each, name),
    )
    const steps = lists.flatMap((list) => childrenOf(list, 'step')).map(stepOf)
    shared.define([textAt(each, 'id')], steps, textAt(each, 'title'))
  }
  for (const { node } of cases)
    for (const [id, steps] of Map.groupBy(separatedIn(node).filter(hasContent), sharedIdOf))
      shared.define([id], steps.map(stepOf))
  return shared
}
