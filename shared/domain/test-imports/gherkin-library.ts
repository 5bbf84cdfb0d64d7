// The package is CommonJS: of a chunk that is imported by the package's own name, the compiler gives no export but `default`.
export { AstBuilder, dialects, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin'
