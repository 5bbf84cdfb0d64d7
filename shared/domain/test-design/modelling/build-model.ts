import type { CodeFunction } from '../../code/reading/functions.ts'
import { modelFunctions } from '../../code/design/model-functions.ts'
import type { ReadRequirement, ReadSentence } from '../../requirements/index.ts'
import { buildChecks } from '../checklists/build-checks.ts'
import { buildTargets } from '../../interfaces/design/build-targets.ts'
import type { TestModel } from '../model.ts'
import { attachConditionals } from './conditionals.ts'
import { aboutRelations, attachRelations } from './relations.ts'
import { buildCalculators } from './calculators.ts'
import { buildCheckedForms } from './checked-forms.ts'
import { buildCollections, collectionSayings } from './collections.ts'
import { buildCombinations } from './combinations.ts'
import { buildFormulas } from './formulas.ts'
import { buildLimits } from './usage-limits.ts'
import { buildMachines } from './machines.ts'
import { buildListViews } from '../list-views/build-list-view.ts'
import { buildOpened } from './opened-parts.ts'
import { buildPermissions } from './permissions.ts'
import { withMoves } from './permitted-moves.ts'
import { startInDialogs } from './dialog-forms.ts'
import { startForms } from './flows/form-starts.ts'
import { termsOf } from '../../requirements/terms.ts'
import { withPricings } from '../prices/with-pricings.ts'
import { buildScenarios } from './scenarios.ts'
import { buildScreens } from './screens.ts'
import { passSuccess } from './skipped-forms.ts'
import { buildTables } from './tables.ts'
import { buildThresholds } from './thresholds.ts'
import { buildWorkflows } from './workflows.ts'
import { buildBoards } from '../boards/build-board.ts'
import { doubtUnquoted } from './unquoted-inputs.ts'
import { withWizardForms } from '../wizards/build-wizards.ts'

/** Folds the facts of all sentences into one typed model. Pure; same input, same model. */
export function buildModel(
  all: ReadSentence[],
  read: ReadRequirement[],
  code: CodeFunction[] = [],
): TestModel {
  const model = elementsOf(all, read, code)
  return { ...model, checks: buildChecks(model, all, read) }
}

function elementsOf(all: ReadSentence[], read: ReadRequirement[], code: CodeFunction[]): TestModel {
  const sentences = aboutRelations(withoutVague(all, read))
  const { screens, screenOf, isRule } = buildScreens(sentences)
  const conditional = attachConditionals(sentences, screenOf)
  attachRelations(sentences, screenOf)
  const combinations = buildCombinations(sentences, screenOf)
  const scenarios = buildScenarios(sentences, screenOf, screens)
  startForms(screens, scenarios)
  doubtUnquoted(screens, sentences)
  const opened = buildOpened(sentences, screenOf)
  startInDialogs(screens, sentences, opened)
  const excluding = new Set(combinations.flatMap(({ excludedBy }) => excludedBy))
  const rules = sentences.map((sentence) =>
    conditional.has(sentence.requirementId ?? '') || excluding.has(sentence.requirementId ?? '')
      ? withoutRules(sentence)
      : sentence,
  )
  const tables = buildTables(rules, screenOf, isRule)
  passSuccess(screens, tables)
  const machines = buildMachines(sentences)
  const model: TestModel = {
    requirements: new Map(read.map(({ requirement }) => [requirement.id, requirement])),
    screens,
    scenarios,
    terms: termsOf(sentences),
    tables,
    machines,
    thresholds: buildThresholds(sentences, screenOf),
    formulas: buildFormulas(sentences, screenOf),
    targets: buildTargets(sentences),
    permissions: withMoves(buildPermissions(sentences, screens), machines),
    limits: buildLimits(sentences, screenOf),
    ...buildCalculators(sentences),
    checkedForms: buildCheckedForms(sentences),
    ...collectionsOf(sentences),
    workflows: buildWorkflows(sentences),
    combinations,
    opened,
    lists: buildListViews(sentences, screenOf),
    boards: buildBoards(sentences),
    functions: modelFunctions(
      code,
      read.filter(({ requirement }) => requirement.source === 'code'),
    ),
  }
  return withPricings(withWizardForms(model, sentences), sentences, screenOf)
}

function collectionsOf(sentences: ReadSentence[]): Pick<TestModel, 'collections' | 'collectionParts'> {
  const collectionParts = collectionSayings(sentences)
  const rows = collectionParts.length > 0 && sentences.some(({ text }) => /\b(?:table|rows?)\b/i.test(text))
  return { collections: buildCollections(collectionParts, rows), collectionParts }
}

/** A condition on inputs of a form, or of a combination, is part of that and not a rule of its own. */
function withoutRules(sentence: ReadSentence): ReadSentence {
  return { ...sentence, facts: sentence.facts.filter(({ kind }) => kind !== 'rule') }
}

/** Behaviour in vague words without a value ("responds appropriately") gives nothing that a case could compare. */
function withoutVague(sentences: ReadSentence[], read: ReadRequirement[]): ReadSentence[] {
  const vague = new Set(
    read
      .filter(({ requirement }) => requirement.testability === 'low')
      .map(({ requirement }) => requirement.id),
  )
  return sentences.map((sentence) =>
    vague.has(sentence.requirementId ?? '')
      ? {
          ...sentence,
          facts: sentence.facts.filter(
            ({ kind }) => kind !== 'rule' && kind !== 'scenario' && kind !== 'threshold',
          ),
        }
      : sentence,
  )
}
