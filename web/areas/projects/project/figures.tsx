import type { ComponentChildren } from 'preact'
import { call } from '../../../client/call.ts'
import { count } from '../../../parts/amounts.ts'
import { Day } from '../../../parts/given.tsx'
import { useRead } from '../../../parts/read.ts'
import { figures as texts } from '../../../texts/en/project.ts'
import type { Project } from '../acts/project.ts'

/** How a project stands, in numbers: what is tested, what came of it, and what there is. */
export function Figures({ project }: { project: Project }) {
  const { projectId, agentConfigs, knowledgeBaseIds, stats } = project
  const on = agentConfigs.filter(({ enabled }) => enabled).length
  const { reading } = useRead(() => call('GET /api/qa/traceability', { projectId, limit: 1 }), [projectId])
  const now = reading.value
  const traced = now.state === 'ready' ? now.value : null
  const home = `/projects/${projectId}`
  return (
    <section class="panel figures" aria-labelledby="figures-of-project">
      <h2 id="figures-of-project" class="visually-hidden">
        {texts.title}
      </h2>
      <dl class="totals">
        <Figure name={texts.tested} href={`${home}/traceability`}>
          {traced ? texts.of(traced.coverage.covered, traced.coverage.stories) : texts.none}
        </Figure>
        <Figure name={texts.passed} href={`${home}/runs`}>
          {texts.rate(traced?.passRate ?? null)}
        </Figure>
        <Figure name={texts.defects} href={`${home}/defects?show=unsettled`}>
          {traced ? count(traced.openDefects) : texts.none}
        </Figure>
        <Figure name={texts.runs}>{count(stats.agentRunCount)}</Figure>
        <Figure name={texts.agents}>{texts.ofAgents(on, agentConfigs.length)}</Figure>
        <Figure name={texts.knowledge}>{count(knowledgeBaseIds.length)}</Figure>
        <Figure name={texts.files}>{count(stats.fileCount)}</Figure>
        <Figure name={texts.active}>
          <Day at={stats.lastActivityAt} />
        </Figure>
      </dl>
    </section>
  )
}

interface FigureProps {
  name: string
  href?: string
  children: ComponentChildren
}

const Figure = ({ name, href, children }: FigureProps) => (
  <div>
    <dt>{name}</dt>
    <dd>{href ? <a href={href}>{children}</a> : children}</dd>
  </div>
)
