// What `npm test` prints: a line for each file and, where something failed, the names of it before and after the details.
import { DefaultReporter, type TestModule } from 'vitest/node';

export default class TestReporter extends DefaultReporter {
  constructor() {
    super({ summary: false });
  }

  override onTestRunEnd(...[modules, errors, reason]: Parameters<DefaultReporter['onTestRunEnd']>) {
    const failed = modules.flatMap(failuresIn);
    if (errors.length > 0) failed.push(`errors outside of any test: ${errors.length}`);
    this.#list(failed);
    super.onTestRunEnd(modules, errors, reason);
    this.#list(failed);
  }

  #list(failed: readonly string[]) {
    if (failed.length > 0) this.log(`\nFailed:\n${failed.map((name) => `  ${name}\n`).join('')}`);
  }
}

/** The file and name of each test that failed; a file or a group that failed before its tests began stands for them. */
function failuresIn(module: TestModule): string[] {
  const file = module.relativeModuleId;
  const unable = [module, ...module.children.allSuites()].filter((it) => it.errors().length > 0);
  return [
    ...unable.map((it) => (it.type === 'suite' ? `${file} > ${it.fullName}` : file)),
    ...[...module.children.allTests('failed')].map((test) => `${file} > ${test.fullName}`),
  ];
}
