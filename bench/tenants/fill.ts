import { openLocalD1 } from '../database/local-d1.ts'

export const organizations = 10_000
export const projectsEach = 20

/** An organization of the demo account in whose projects much has worked. */
export const busy = { organization: 100, runsEach: 4000 }

/** The organization of a number from 0. */
export const organizationId = (number: number) => `${hex(number, 8)}-0000-7000-8000-000000000000`

/** The project of a number from 0: each organization has twenty in a row. */
export const projectId = (number: number) => `00000000-0000-7000-8000-${hex(number, 12)}`

const hex = (number: number, digits: number) => number.toString(16).padStart(digits, '0')

/** Fills the local D1 of a product that is not running. The demo account is an owner of every hundredth organization. */
export function fillDatabase(persistTo: string): void {
  const database = openLocalD1(persistTo)
  try {
    database.exec(`
      begin;
      create temp table numbers as
        with recursive n(i) as (select 0 union all select i + 1 from n where i < ${organizations * projectsEach - 1}) select i from n;
      insert into organizations (organization_id, name, slug, tier, settings, google_drive_linked, created_by, created_at, updated_at)
        select printf('%08x-0000-7000-8000-000000000000', i), 'Organization ' || i, 'filled-' || i, 'growth', '{}', 0, 'bench', i, i
        from numbers where i < ${organizations};
      insert into memberships (organization_id, user_id, role, joined_at)
        select printf('%08x-0000-7000-8000-000000000000', i), case when i % 100 = 0 then user_id else 'owner-' || i end, 'owner', i
        from numbers, users where i < ${organizations};
      insert into projects (project_id, organization_id, name, description, template_type, agent_configs, status, agent_run_count, last_run_at, created_by, created_at, updated_at)
        select printf('00000000-0000-7000-8000-%012x', i), printf('%08x-0000-7000-8000-000000000000', i / ${projectsEach}),
          'Project ' || i, 'About project ' || i, 'qa', '[]', 'active', case when i / ${projectsEach} = ${busy.organization} then ${busy.runsEach} else 1 end, i, 'bench', i, i
        from numbers;
      insert into project_knowledge_bases (project_id, kb_id, position)
        select printf('00000000-0000-7000-8000-%012x', i), printf('%08x-0000-7000-8000-%012x', i, i), 0 from numbers;
      insert into agent_runs (run_id, organization_id, project_id, agent_type, status, started_at, input_summary)
        select printf('%08x-0000-7000-8000-%012x', i, i), printf('%08x-0000-7000-8000-000000000000', i / ${projectsEach}),
          printf('00000000-0000-7000-8000-%012x', i), 'test-design', 'completed', i, 'a text'
        from numbers where i / ${projectsEach} <> ${busy.organization};
      insert into agent_runs (run_id, organization_id, project_id, agent_type, status, started_at, input_summary)
        select printf('%08x-0000-7000-9000-%012x', i, i), '${organizationId(busy.organization)}',
          printf('00000000-0000-7000-8000-%012x', ${busy.organization * projectsEach} + i % ${projectsEach}), 'test-design', 'completed', i, 'a text'
        from numbers where i < ${busy.runsEach * projectsEach};
      commit`)
  } finally {
    database.close()
  }
}
