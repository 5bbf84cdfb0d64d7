import type { ComponentChildren } from 'preact'
import { count } from '../../../parts/amounts.ts'
import { Day } from '../../../parts/given.tsx'
import { figures as texts } from '../../../texts/en/project.ts'
import type { Project } from '../acts/project.ts'

/** What there is of a project, in numbers. */
export function Figures({
  project: { agentConfigs, knowledgeBaseIds, stats, createdAt },
}: {
  project: Project
}) {
  const on = agentConfigs.filter(({ enabled }) => enabled).length
  return (
    <section class="panel figures" aria-labelledby="figures-of-project">
      <h2 id="figures-of-project" class="visually-hidden">
        {texts.title}
      </h2>
      <dl class="totals">
        <Figure name={texts.runs}>{count(stats.agentRunCount)}</Figure>
        <Figure name={texts.agents}>{texts.of(on, agentConfigs.length)}</Figure>
        <Figure name={texts.knowledge}>{count(knowledgeBaseIds.length)}</Figure>
        <Figure name={texts.files}>{count(stats.fileCount)}</Figure>
        <Figure name={texts.active}>
          <Day at={stats.lastActivityAt} />
        </Figure>
        <Figure name={texts.created}>
          <Day at={createdAt} />
        </Figure>
      </dl>
    </section>
  )
}

const Figure = ({ name, children }: { name: string; children: ComponentChildren }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)
