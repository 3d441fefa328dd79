import { expose } from "comlink";
import { makeForecastCalls } from "./forecast-calls.ts";

expose(makeForecastCalls());
