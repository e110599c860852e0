// The output of `npm test`: a line for each file, and the names of failed tests both before and after the details.
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

/** The file and name of each failed test; of a file or group that failed before its tests ran, its own name. */
function failuresIn(module: TestModule): string[] {
  const file = module.relativeModuleId;
  const unable = [module, ...module.children.allSuites()].filter((it) => it.errors().length > 0);
  return [
    ...unable.map((it) => (it.type === 'suite' ? `${file} > ${it.fullName}` : file)),
    ...[...module.children.allTests('failed')].map((test) => `${file} > ${test.fullName}`),
  ];
}
