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

/** The five things that the demo shows, each with links into it as far as it stands: what is not there yet, or was removed, leaves its step out. */
export function stepsOf({
  projectId,
  storyId,
  executionId,
  defectId,
  kbId,
  websiteId,
  funnelId,
}: Demo): Step[] {
  const project = `/projects/${projectId}`
  const steps: [step: Omit<Step, 'links'>, links: (StepLink | false | undefined)[]][] = [
    [
      texts.text,
      projectId !== undefined
        ? [
            storyId !== undefined && { href: `${project}/stories/${storyId}`, text: texts.toStory },
            { href: `${project}/cases`, text: texts.toCases },
            { href: '/', text: texts.toGenerator },
          ]
        : [],
    ],
    [
      texts.run,
      projectId !== undefined
        ? [
            executionId !== undefined && { href: `${project}/runs/${executionId}`, text: texts.toFailedRun },
            { href: `${project}/runs`, text: texts.toRuns },
          ]
        : [],
    ],
    [
      texts.defect,
      projectId !== undefined
        ? [
            defectId !== undefined && { href: `${project}/defects/${defectId}`, text: texts.toDefect },
            { href: `${project}/traceability`, text: texts.toTraceability },
          ]
        : [],
    ],
    [
      texts.document,
      kbId !== undefined
        ? [
            { href: `/knowledge/${kbId}/ask`, text: texts.toAsk },
            { href: `/knowledge/${kbId}/exams`, text: texts.toExams },
          ]
        : [],
    ],
    [
      texts.website,
      websiteId !== undefined
        ? [
            { href: `/websites/${websiteId}`, text: texts.toWebsite },
            funnelId !== undefined && {
              href: `/websites/${websiteId}/reports?saved=${funnelId}`,
              text: texts.toFunnel,
            },
            { href: `/websites/${websiteId}/replays`, text: texts.toReplays },
          ]
        : [],
    ],
  ]
  return steps.flatMap(([step, all]) => {
    const links = all.filter((link) => link !== false && link !== undefined)
    return links.length > 0 ? [{ ...step, links }] : []
  })
}
