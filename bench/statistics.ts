export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** The value below which the share `q` (0 to 1) of `values` lies, by nearest rank; NaN for none. */
export function quantile(values: readonly number[], q: number): number {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.max(0, Math.ceil(q * sorted.length) - 1)] ?? Number.NaN;
}

/** Least squares of `values`, one a step: the slope a step, and half the width of its 95 % confidence interval. */
export function slope(values: readonly number[]): { perStep: number; confidence: number } {
  const n = values.length;
  const [middle, level] = [(n - 1) / 2, mean(values)];
  const spread = (n * (n * n - 1)) / 12;
  const perStep = values.reduce((sum, value, i) => sum + (i - middle) * (value - level), 0) / spread;
  const residuals = values.map((value, i) => value - level - perStep * (i - middle));
  const squares = residuals.reduce((sum, residual) => sum + residual ** 2, 0);
  // Neighbouring samples correlate, so they count as fewer (Bayley and Hammersley, with a lag of one).
  const alike = Math.min(
    0.99,
    Math.max(0, residuals.reduce((s, r, i) => s + r * (residuals[i - 1] ?? 0), 0) / squares),
  );
  const error = Math.sqrt(squares / (n - 2) / spread) * Math.sqrt((1 + alike) / (1 - alike));
  return { perStep, confidence: 1.96 * error };
}
