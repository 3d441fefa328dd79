import type { Attributes, HrTime } from "@opentelemetry/api";
import type { AggregationTemporality, DataPointType, MetricData } from "@opentelemetry/sdk-metrics";
import type { Metrics } from "#http/observation/metrics.ts";

/** What the library's enumerations say; the library is loaded only where metrics are sent. */
const CUMULATIVE: AggregationTemporality.CUMULATIVE = 1;
const POINTS: {
  readonly histogram: DataPointType.HISTOGRAM;
  readonly gauge: DataPointType.GAUGE;
  readonly sum: DataPointType.SUM;
} = { histogram: 0, gauge: 2, sum: 3 };
/** Not whole numbers alone. */
const DOUBLE = 1;

/** The figures of the Prometheus page as OpenTelemetry has them, under the same names. */
export async function metricData(
  { registry, times }: Metrics,
  since: HrTime,
  until: HrTime,
): Promise<MetricData[]> {
  const about = (name: string, description: string, unit = "") => ({
    descriptor: { name, description, unit, valueType: DOUBLE },
    aggregationTemporality: CUMULATIVE,
  });
  const point = <Value>(attributes: Attributes, value: Value) => ({
    startTime: since,
    endTime: until,
    attributes,
    value,
  });
  const families = (await registry.getMetricsAsJSON()).map(({ name, help, type, values }): MetricData => {
    const dataPoints = values.map(({ labels, value }) => point(labels, value));
    // The library's types say a number where its values are words.
    return String(type) === "counter"
      ? { ...about(name, help), dataPointType: POINTS.sum, isMonotonic: true, dataPoints }
      : { ...about(name, help), dataPointType: POINTS.gauge, dataPoints };
  });
  const { bounds, endpoints } = times.histogram();
  const calls: MetricData = {
    ...about("teamwright_call_seconds", "Time of calls by endpoint", "s"),
    dataPointType: POINTS.histogram,
    dataPoints: endpoints.map(({ endpoint, within, seconds }) =>
      point(
        { endpoint },
        {
          buckets: { boundaries: [...bounds], counts: [...within] },
          sum: seconds,
          count: within.reduce((sum, count) => sum + count, 0),
        },
      ),
    ),
  };
  return [...families, calls];
}
