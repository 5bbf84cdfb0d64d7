import { useEffect } from 'preact/hooks'
import { may } from '../../../client/may.ts'
import { saveAsRead } from '../../../client/save-as-read.ts'
import { Button } from '../../../parts/button.tsx'
import { Clashes } from '../../../parts/editing/clashes.tsx'
import { SaveBar } from '../../../parts/editing/save-bar.tsx'
import { useEditing } from '../../../parts/editing/use-editing.ts'
import { LongWork } from '../../../parts/long-work.tsx'
import type { OfProject } from '../../../parts/project-page.tsx'
import { useRead } from '../../../parts/read.ts'
import { Empty, Failed, Loading } from '../../../parts/states.tsx'
import { texts } from '../../../texts/en/content.ts'
import { Nothing } from '../parts/nothing.tsx'
import { PlanHead } from '../parts/plan-head.tsx'
import { typesOf } from '../parts/plans.ts'
import type { ContentType, Edited, TypesPlan } from '../parts/types.ts'
import { type PlannedFiles, plannedFiles } from '../parts/use-files.ts'
import { Add } from './add.tsx'
import { Found } from './found.tsx'
import { machineNameOf } from './machine-name.ts'
import { missingTypes } from './missing-types.ts'
import { Recommended } from './recommended.tsx'
import { TypeCard } from './type-card.tsx'
import { type Analyses, readAnalyses, useAnalysis } from './use-analysis.ts'

/** The types of content of a project: found by an analysis, changed and saved by its team. */
export function ContentTypes(of: OfProject) {
  const { projectId } = of.project
  const kind = typesOf(projectId)
  const { reading, again } = useRead(async () => {
    const [plan, files, analyses] = await Promise.all([
      kind.read({} as Edited<TypesPlan>),
      plannedFiles(projectId),
      readAnalyses(projectId),
    ])
    return { plan, files, analyses }
  }, [projectId])
  const now = reading.value
  if (now.state === 'loading') return <Loading />
  if (now.state === 'failed')
    return (
      <>
        <h1>{texts.types.title}</h1>
        <Failed error={now.error} retry={again} />
      </>
    )
  const { plan, files, analyses } = now.value
  return <Plan {...of} first={plan} files={files} analyses={analyses} again={again} />
}

interface PlanProps extends OfProject {
  first: Edited<TypesPlan>
  files: PlannedFiles
  analyses: Analyses
  again: () => Promise<void>
}

function Plan({ project: { projectId }, role, first, files, analyses, again }: PlanProps) {
  const kind = typesOf(projectId)
  const analysis = useAnalysis(projectId, analyses, () => void again())
  const editing = useEditing<Edited<TypesPlan>>({
    draft: `content types ${projectId}`,
    first,
    fields: ['contentTypes'],
    save: (read, change) => saveAsRead(read, () => change, kind),
  })
  useEffect(() => editing.put(first), [first])
  const mayWrite = may(role, 'member')
  const { contentTypes, source } = editing.draft.value
  const running = analysis.newest.value?.status === 'running'
  const hasAnalysis = analysis.newest.value !== null
  const write = (next: ContentType[]) => editing.write({ contentTypes: next })
  const isFresh = mayWrite && !editing.isChanged() && contentTypes.length > 0
  return (
    <div class="content-plan">
      <PlanHead
        title={texts.types.title}
        lead={texts.types.lead}
        source={source}
        keep={
          isFresh
            ? async () => editing.put(await kind.write(first, { contentTypes }, first.updatedAt))
            : undefined
        }
      >
        {mayWrite && files.size > 0 && !running && (
          <Button kind={hasAnalysis ? 'plain' : 'primary'} act={analysis.start} busy={texts.types.starting}>
            {hasAnalysis ? texts.types.again : texts.types.analyse}
          </Button>
        )}
      </PlanHead>
      <Progress analysis={analysis} />
      <Clashes editing={editing} nameOf={() => texts.types.clash} say={(_, value) => saidTypes(value)} />
      {contentTypes.map((type, at) => (
        <TypeCard
          key={type.contentTypeId}
          type={type}
          found={analysis.result.value?.contentTypes?.find((one) => one.contentTypeId === type.contentTypeId)}
          files={files}
          write={
            mayWrite ? (next) => write(contentTypes.toSpliced(at, 1, ...(next ? [next] : []))) : undefined
          }
        />
      ))}
      {contentTypes.length === 0 && !running && (
        <None projectId={projectId} hasFiles={files.size > 0} isAnalysed={hasAnalysis} mayWrite={mayWrite} />
      )}
      <More types={contentTypes} analysis={analysis} write={mayWrite ? write : undefined} />
      {mayWrite && <SaveBar editing={editing} />}
      {analysis.result.value && <Found analysis={analysis.result.value} files={files} />}
    </div>
  )
}

interface NoneProps {
  projectId: string
  hasFiles: boolean
  isAnalysed: boolean
  mayWrite: boolean
}

const None = ({ projectId, hasFiles, isAnalysed, mayWrite }: NoneProps) =>
  isAnalysed ? (
    <Empty>
      <h2>{texts.types.none}</h2>
      {mayWrite && <p>{texts.types.noneHint}</p>}
    </Empty>
  ) : (
    <Nothing projectId={projectId} hasFiles={hasFiles} isTypes />
  )

interface MoreProps {
  types: ContentType[]
  analysis: ReturnType<typeof useAnalysis>
  /** Absent for who may not change anything. */
  write: ((types: ContentType[]) => void) | undefined
}

/** Types that are not there yet: one that somebody names, and those that the newest analysis found. */
function More({ types, analysis, write }: MoreProps) {
  const missing = missingTypes(analysis.result.value?.contentTypes ?? [], types)
  return (
    <>
      {write && <Add words={texts.types.add} name="new-type" add={(name) => write(withNew(types, name))} />}
      {missing.length > 0 && (
        <Recommended found={missing} add={write && ((type) => write([...types, type]))} />
      )}
    </>
  )
}

function withNew(types: ContentType[], name: string): ContentType[] {
  const taken = types.flatMap(({ contentTypeId, machineName }) => [contentTypeId, machineName])
  const machineName = machineNameOf(name, taken)
  return [...types, { contentTypeId: machineName, name, machineName, fields: [] }]
}

const saidTypes = (value: unknown) =>
  Array.isArray(value)
    ? (value as ContentType[]).map(({ name, fields }) => `${name} (${fields.length})`).join(', ')
    : ''

function Progress({ analysis }: { analysis: ReturnType<typeof useAnalysis> }) {
  const now = analysis.newest.value
  if (analysis.error.value !== null) return <Failed error={analysis.error.value} retry={analysis.again} />
  if (!now) return null
  const status = now.status === 'running' ? 'working' : now.status
  return (
    <>
      <LongWork
        name={texts.types.working}
        stage={texts.types.stage(now.filesRead, now.files)}
        share={now.files > 0 ? now.filesRead / now.files : undefined}
        status={status}
        end={now.status === 'failed' ? texts.types.failed : texts.types.end}
      />
      {now.status === 'failed' && (
        <div class="fault" role="alert">
          <p dir="auto">{now.error ?? texts.types.failed}</p>
        </div>
      )}
    </>
  )
}
