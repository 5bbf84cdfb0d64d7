import { hashOfSearch } from '../../../parts/ask/filters.ts'
import { texts } from '../../../texts/en/start.ts'
import type { Demo } from './find-demo.ts'

interface StepLink {
  href: string
  text: string
}

export interface Step {
  title: string
  text: string
  /** The first one is the way; others lead further. */
  links: StepLink[]
}

type Links = readonly (StepLink | false)[]

/** The five things that the demo shows, each with links into it as far as it stands: what is not there yet, or was removed, leaves its step out. */
export function stepsOf(demo: Demo): Step[] {
  const steps: [step: Omit<Step, 'links'>, links: Links][] = [
    [texts.text, casesIn(demo)],
    [texts.run, runsIn(demo)],
    [texts.defect, defectsIn(demo)],
    [texts.document, answersIn(demo)],
    [texts.website, visitsIn(demo)],
  ]
  return steps.flatMap(([step, all]) => {
    const links = all.filter((link) => link !== false)
    return links.length > 0 ? [{ ...step, links }] : []
  })
}

function casesIn({ projectId, storyId }: Demo): Links {
  if (projectId === undefined) return []
  return [
    storyId !== undefined && { href: `/projects/${projectId}/stories/${storyId}`, text: texts.toStory },
    { href: `/projects/${projectId}/cases`, text: texts.toCases },
    { href: '/', text: texts.toGenerator },
  ]
}

function runsIn({ projectId, executionId }: Demo): Links {
  if (projectId === undefined) return []
  const runs = `/projects/${projectId}/runs`
  return [
    executionId !== undefined && { href: `${runs}/${executionId}`, text: texts.toFailedRun },
    { href: runs, text: texts.toRuns },
  ]
}

function defectsIn({ projectId, defectId }: Demo): Links {
  if (projectId === undefined) return []
  const project = `/projects/${projectId}`
  return [
    defectId !== undefined && { href: `${project}/defects/${defectId}`, text: texts.toDefect },
    { href: `${project}/traceability`, text: texts.toTraceability },
  ]
}

function answersIn({ kbId }: Demo): Links {
  if (kbId === undefined) return []
  const question = hashOfSearch({ question: texts.question, fileType: '', from: '', to: '' })
  return [
    { href: `/knowledge/${kbId}/ask${question}`, text: texts.toAsk },
    { href: `/knowledge/${kbId}/exams`, text: texts.toExams },
  ]
}

function visitsIn({ websiteId, funnelId }: Demo): Links {
  if (websiteId === undefined) return []
  const website = `/websites/${websiteId}`
  return [
    { href: website, text: texts.toWebsite },
    funnelId !== undefined && { href: `${website}/reports?saved=${funnelId}`, text: texts.toFunnel },
    { href: `${website}/replays`, text: texts.toReplays },
    { href: `${website}/heatmaps`, text: texts.toHeatmaps },
  ]
}
