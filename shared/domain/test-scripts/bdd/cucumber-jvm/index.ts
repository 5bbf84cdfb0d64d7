import type { ClassFile } from '../../selenium-java/class-file.ts'
import { artifactFor, packageFor, rolesIn } from '../../selenium-java/names.ts'
import { libraryFor } from '../../selenium-java/library.ts'
import {
  type Dependency,
  commonFiles,
  pom,
  readme,
  seleniumAndJUnit,
  versions,
} from '../../selenium-java/project-files.ts'
import { folderOf, supportClasses } from '../../selenium-java/support-classes.ts'
import type { ProjectFile } from '../../types.ts'
import type { BddFramework, BddProject } from '../types.ts'
import { stepClasses } from './step-classes.ts'

/** Cucumber-JVM on the JUnit Platform, with Selenium behind the step definitions. */
export const cucumberJvm: BddFramework = {
  featureFolder: 'src/test/resources/features',
  write: writeCucumberJvm,
}

const dependencies: Dependency[] = [
  ...['cucumber-java', 'cucumber-junit-platform-engine', 'cucumber-picocontainer'].map((artifact) => ({
    group: 'io.cucumber',
    artifact,
    version: versions.cucumber,
  })),
  { group: 'org.junit.platform', artifact: 'junit-platform-suite', version: versions.platform },
  ...seleniumAndJUnit,
]

function writeCucumberJvm({ name, baseUrl, definitions }: BddProject): ProjectFile[] {
  const root = packageFor(name)
  const statements = definitions.flatMap(({ statement }) => statement ?? [])
  const library = libraryFor({ baseUrl, roles: rolesIn(statements) })
  const asked = new Set(['startBrowser'])
  const note = (file: ClassFile) => file.asked.forEach((helper) => asked.add(helper))
  const steps = stepClasses(definitions, { library, root, shared: true }, note)
  return [
    {
      path: 'README.md',
      content: readme({
        name,
        baseUrl,
        what: `Features for Cucumber-JVM; Selenium drives the browser. The report is \`target/cucumber.html\`, with a picture of each failure.`,
        oneTag: `mvn test -Dcucumber.filter.tags='@negative and not @manual'`,
        skipped: ['Scenarios tagged `@manual` are for a person: their first step skips them and says why.'],
      }),
    },
    { path: 'pom.xml', content: pom({ name, artifact: artifactFor(name), dependencies }) },
    ...commonFiles,
    { path: `${folderOf(root)}/RunCucumberTest.java`, content: runner(root) },
    { path: 'src/test/resources/junit-platform.properties', content: properties(root) },
    ...steps,
    { path: `${folderOf(root)}/support/BrowserSession.java`, content: session(root) },
    ...supportClasses(library, root, asked),
  ]
}

const runner = (root: string) => `package ${root};

import org.junit.platform.suite.api.IncludeEngines;
import org.junit.platform.suite.api.SelectClasspathResource;
import org.junit.platform.suite.api.Suite;

/** Runs the features by Maven and by the test runners of IDEs. */
@Suite
@IncludeEngines("cucumber")
@SelectClasspathResource("features")
class RunCucumberTest {}
`

const properties = (root: string) => `cucumber.glue=${root}
cucumber.plugin=summary, html:target/cucumber.html
cucumber.publish.quiet=true
cucumber.junit-platform.naming-strategy=long
`

const session = (root: string) => `package ${root}.support;

import static ${root}.support.Browser.startBrowser;

import io.cucumber.java.After;
import io.cucumber.java.Scenario;
import org.openqa.selenium.OutputType;
import org.openqa.selenium.TakesScreenshot;
import org.openqa.selenium.WebDriver;

/** The browser of one scenario. PicoContainer gives the same session to all classes of steps. */
public class BrowserSession {
  private WebDriver driver;

  /** The browser, started when a step first needs it. */
  public WebDriver driver() {
    if (driver == null) driver = startBrowser();
    return driver;
  }

  @After
  public void close(Scenario scenario) {
    if (driver == null) return;
    if (scenario.isFailed()) {
      byte[] picture = ((TakesScreenshot) driver).getScreenshotAs(OutputType.BYTES);
      scenario.attach(picture, "image/png", "the page when the scenario failed");
    }
    driver.quit();
  }
}
`
