import { loadConfig } from '#runtime/settings/config.ts';
import { describeSettings, examineSite, type Finding } from '#runtime/doctor/examine-site.ts';
import { asJson, jsonOption, type Json } from '#cli/terminal/answer-result.ts';
import type { AddCommand, ExitStatus, Terminal } from '#cli/terminal/terminal.ts';

export const addDoctorCommand: AddCommand = (command, terminal, finish) => {
  command.option(...jsonOption).action(async (options: Json) => finish(await runDoctor(options, terminal)));
};

/** Exit statuses of the monitoring-plugin convention. */
const statuses: Readonly<Record<Finding['level'], ExitStatus>> = { fine: 0, warning: 1, problem: 2 };

export async function runDoctor({ json }: Json, terminal: Terminal): Promise<ExitStatus> {
  const config = loadConfig(terminal.environment());
  const findings = config.ok ? await examineSite(config.value, terminal.now()) : describeSettings(config.reason);
  terminal.out(json === true ? asJson(findings) : findings.map(describeFinding).join(''));
  return findings.reduce<ExitStatus>((worst, { level }) => (statuses[level] > worst ? statuses[level] : worst), 0);
}

const marks: Readonly<Record<Finding['level'], string>> = { fine: 'ok', warning: 'WARNING', problem: 'PROBLEM' };

/** `WARNING  rates        The newest …`, and the advice below it. */
function describeFinding({ check, level, says, advice }: Finding): string {
  const line = `${marks[level].padEnd(9)}${check.padEnd(13)}${says}\n`;
  return advice === null ? line : `${line}${' '.repeat(22)}${advice}\n`;
}
