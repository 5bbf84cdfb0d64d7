import { plainMarkdown } from '../../markdown.ts'
import type { BddProject } from '../types.ts'

const packages: Record<string, string> = {
  'Microsoft.NET.Test.Sdk': '18.0.0',
  NUnit: '4.4.0',
  NUnit3TestAdapter: '5.2.0',
  'Reqnroll.NUnit': '3.3.4',
  'Selenium.Support': '4.44.0',
  'Selenium.WebDriver': '4.44.0',
}

/** The manifest, with each version pinned: brackets ask NuGet for this version and no newer one. */
export const projectFile = (root: string): string => `<Project Sdk="Microsoft.NET.Sdk">

  <PropertyGroup>
    <TargetFramework>net8.0</TargetFramework>
    <RootNamespace>${root}</RootNamespace>
    <ImplicitUsings>enable</ImplicitUsings>
    <Nullable>enable</Nullable>
    <IsPackable>false</IsPackable>
  </PropertyGroup>

  <ItemGroup>
${Object.entries(packages)
  .map(([name, version]) => `    <PackageReference Include="${name}" Version="[${version}]" />`)
  .join('\n')}
  </ItemGroup>

</Project>
`

export const settings = `{
  "$schema": "https://schemas.reqnroll.net/reqnroll-config-latest.json",
  "language": {
    "feature": "en"
  }
}
`

export const browserSession = (root: string): string => `using NUnit.Framework;
using OpenQA.Selenium;
using Reqnroll;

namespace ${root}.Support;

/// <summary>The browser of one scenario. Reqnroll gives the same session to all classes of steps.</summary>
[Binding]
public sealed class BrowserSession(ScenarioContext scenario)
{
    private IWebDriver? _driver;

    /// <summary>The browser, started when a step first needs it.</summary>
    public IWebDriver Driver => _driver ??= Browser.StartBrowser();

    [AfterScenario]
    public void Close()
    {
        if (_driver is null)
        {
            return;
        }
        if (scenario.TestError is not null)
        {
            var picture = Path.Combine(TestContext.CurrentContext.WorkDirectory, $"{Guid.NewGuid()}.png");
            ((ITakesScreenshot)_driver).GetScreenshot().SaveAsFile(picture);
            TestContext.AddTestAttachment(picture, "The page when the scenario failed");
        }
        _driver.Quit();
    }
}
`

export const workflow = `name: Tests
on:
  push:
    branches: [main]
  pull_request:
jobs:
  test:
    runs-on: ubuntu-24.04
    timeout-minutes: 30
    steps:
      - uses: actions/checkout@v5
      - uses: actions/setup-dotnet@v5
        with:
          dotnet-version: 8.0.x
      - run: dotnet test --logger trx
        env:
          BASE_URL: \${{ vars.BASE_URL }}
      - uses: actions/upload-artifact@v4
        if: always()
        with:
          name: reports
          path: TestResults
`

/** The page that a reader of the project sees first. */
export function readme({ name, baseUrl, features }: BddProject): string {
  return `# ${plainMarkdown(name) || 'Tests'}

${features.length === 1 ? 'One feature' : `${features.length} features`} for Reqnroll with NUnit; Selenium drives the browser.

## Run

Needs the .NET SDK 8 or newer and Chrome. Selenium Manager finds the browser and its driver.

\`\`\`sh
dotnet test
BASE_URL=https://staging.example.com dotnet test
dotnet test --filter Category=negative
\`\`\`

Without \`BASE_URL\` the tests open \`${baseUrl.replaceAll(/[`\s]/g, '')}\`. Secrets, written as \`%NAME%\` in the features, are read from the environment.

| variable | meaning |
|---|---|
| \`BASE_URL\` | the site under test |
| \`CHROME_BINARY\` | another Chrome or Chromium than the one that Selenium Manager finds |
| \`SELENIUM_REMOTE_URL\` | a Selenium Grid to run the browser on |

## Skipped

Scenarios tagged \`@manual\` are for a person: their first step skips them and says why.
`
}
