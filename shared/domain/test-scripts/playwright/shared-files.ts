// Files that every project with Playwright in it has.

/** The settings of TypeScript for the code in some files and folders. */
export const tsconfig = (include: string[]): string => `{
  "compilerOptions": {
    "target": "es2023",
    "lib": ["es2023", "dom", "dom.iterable"],
    "module": "nodenext",
    "strict": true,
    "noEmit": true,
    "skipLibCheck": true,
    "types": ["node"]
  },
  "include": [${include.map((path) => JSON.stringify(path)).join(', ')}]
}
`

/** The workflow of GitHub Actions that runs a project and keeps the report that it leaves in a folder. */
export const workflow = ({
  name,
  report,
  folder,
}: {
  name: string
  report: string
  folder: string
}): string => `name: ${name}
on: [push, pull_request, workflow_dispatch]
jobs:
  test:
    runs-on: ubuntu-latest
    timeout-minutes: 30
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with:
          node-version: lts/*
      - run: npm install
      - run: npx playwright install --with-deps chromium
      - run: npm test
        env:
          BASE_URL: \${{ vars.BASE_URL }}
      - uses: actions/upload-artifact@v4
        if: \${{ !cancelled() }}
        with:
          name: ${report}
          path: ${folder}
          retention-days: 30
`
