import { useSignal } from '@preact/signals'
import { may } from '../../../client/may.ts'
import { saveAsRead } from '../../../client/save-as-read.ts'
import { Clashes } from '../../../parts/editing/clashes.tsx'
import { SaveBar } from '../../../parts/editing/save-bar.tsx'
import { useEditing } from '../../../parts/editing/use-editing.ts'
import type { OfProject } from '../../../parts/project-page.tsx'
import { useRead } from '../../../parts/read.ts'
import { Failed, Loading } from '../../../parts/states.tsx'
import { texts } from '../../../texts/en/content.ts'
import { Nothing } from '../parts/nothing.tsx'
import { PlanHead } from '../parts/plan-head.tsx'
import { pagesOf, typesOf } from '../parts/plans.ts'
import type { ContentType, Edited, PagesRecord, TypesPlan } from '../parts/types.ts'
import { nameOfFile } from '../parts/use-files.ts'
import type { ForFoundChange } from './for-found.tsx'
import { PageTable } from './page-table.tsx'
import { PreviewDialog } from './preview-dialog.tsx'
import { clashing } from './clashing.ts'
import { recommendedFor, withChange } from './rules.ts'

/** What becomes of each file of a project: its type, how far it is, and what it would look like. */
export function PageMigration(of: OfProject) {
  const { projectId } = of.project
  const { reading, again } = useRead(async () => {
    const [plan, types] = await Promise.all([
      pagesOf(projectId).read({} as Edited<PagesRecord>),
      typesOf(projectId).read({} as Edited<TypesPlan>),
    ])
    return { plan, types }
  }, [projectId])
  const now = reading.value
  if (now.state === 'loading') return <Loading />
  if (now.state === 'failed')
    return (
      <>
        <h1>{texts.migration.title}</h1>
        <Failed error={now.error} retry={again} />
      </>
    )
  const { plan, types } = now.value
  return <Plan {...of} first={plan} types={types.contentTypes} typesSource={types.source} />
}

interface PlanProps extends OfProject {
  first: Edited<PagesRecord>
  types: readonly ContentType[]
  typesSource: TypesPlan['source']
}

function Plan({ project: { projectId }, role, first, types, typesSource }: PlanProps) {
  const kind = pagesOf(projectId)
  const shown = useSignal<string | null>(null)
  const editing = useEditing<Edited<PagesRecord>>({
    draft: `page migration ${projectId}`,
    first,
    fields: ['pages'],
    merges: kind.merges,
    save: (read, change) => saveAsRead(read, () => change, kind),
  })
  const mayWrite = may(role, 'member')
  const { source, pages, files } = editing.draft.value
  const change: ForFoundChange = (some, to) =>
    editing.write({ pages: withChange(editing.draft.peek().pages, some, to) })
  const previewed = pages.find(({ fileId }) => fileId === shown.value)
  const isFresh = mayWrite && !editing.isChanged() && pages.length > 0
  return (
    <div class="content-plan">
      <PlanHead
        title={texts.migration.title}
        lead={texts.migration.lead}
        source={source}
        keep={
          isFresh ? async () => editing.put(await kind.write(first, { pages }, first.updatedAt)) : undefined
        }
      />
      <Clashes
        editing={editing}
        nameOf={() => texts.migration.clash}
        say={(_, value) => clashing(editing.clashes.value[0], value, { types, files })}
      />
      {types.length === 0 || pages.length === 0 ? (
        <Nothing projectId={projectId} hasFiles={files.size > 0} isAnalysed={typesSource !== 'none'} />
      ) : (
        <PageTable
          pages={pages}
          types={types}
          files={files}
          recommended={recommendedFor(pages, editing.draft.value.recommended, types)}
          change={mayWrite ? change : undefined}
          preview={(fileId) => (shown.value = fileId)}
        />
      )}
      {mayWrite && <SaveBar editing={editing} />}
      {previewed && (
        <PreviewDialog
          key={previewed.fileId}
          projectId={projectId}
          page={previewed}
          name={nameOfFile(files, previewed.fileId)}
          href={files.get(previewed.fileId)?.href ?? ''}
          type={types.find(({ contentTypeId }) => contentTypeId === previewed.contentTypeId)}
          write={mayWrite ? (page) => change([page], () => page) : undefined}
          close={() => (shown.value = null)}
        />
      )}
    </div>
  )
}
