// The output of `npm test`: a line for each file, the names of failed tests both before and after the details, and what passed only when tried again.
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
    this.#list(modules.flatMap(triedAgain), 'Passed only at the second try');
  }

  #list(names: readonly string[], title = 'Failed') {
    if (names.length > 0) this.log(`\n${title}:\n${names.map((name) => `  ${name}\n`).join('')}`);
  }
}

const named = (module: TestModule, { fullName }: { fullName: string }) => `${module.relativeModuleId} > ${fullName}`;

function triedAgain(module: TestModule): string[] {
  const passed = [...module.children.allTests('passed')];
  return passed.filter((test) => test.diagnostic()?.flaky).map((test) => named(module, test));
}

/** The file and name of each failed test; of a file or group that failed before its tests ran, its own name. */
function failuresIn(module: TestModule): string[] {
  const unable = [module, ...module.children.allSuites()].filter((it) => it.errors().length > 0);
  return [
    ...unable.map((it) => (it.type === 'suite' ? named(module, it) : module.relativeModuleId)),
    ...[...module.children.allTests('failed')].map((test) => named(module, test)),
  ];
}
